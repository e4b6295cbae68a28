import { demoAccounts } from '@roommate/contracts';
import { fillLogin } from '@roommate/test-support/people';
import type { Page } from 'playwright-core';
import { press, waitForText, steps, waitForToast, type } from './steps.ts';
import type { Scene } from './scene.ts';

const login = (page: Page) => fillLogin(page, demoAccounts[0]);

/** The identity provider refuses an operation with an error code, or never responds. */
const provider = (operation: string, code?: string) => (page: Page) =>
  page.route(`**/accounts:${operation}*`, (route) =>
    code === undefined
      ? undefined
      : route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );

export const accountScenes: readonly Scene[] = [
  { name: 'login', path: '/login', main: true },
  { name: 'login-errors', path: '/login', act: press('Login') },
  {
    name: 'login-busy',
    path: '/login',
    before: provider('signInWithPassword'),
    act: login,
  },
  {
    name: 'login-refused',
    path: '/login',
    transient: true,
    before: provider('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS'),
    act: steps(login, waitForToast(/password is wrong/)),
  },
  {
    name: 'login-done',
    path: '/login',
    transient: true,
    screenOnly: true,
    act: steps(login, waitForText('Featured Roommate'), waitForToast('Logged in successfully!')),
  },
  { name: 'register', path: '/register', main: true },
  {
    name: 'register-errors',
    path: '/register',
    transient: true,
    act: steps(press('Register'), waitForToast(/^Password must have/)),
  },
  {
    name: 'register-password-shown',
    path: '/register',
    act: steps(type(/^Password/, 'Dhaka2025'), press('Show password')),
  },
  { name: 'forgot-password', path: '/forgot-password', main: true },
  { name: 'forgot-password-errors', path: '/forgot-password', act: press('Send the link') },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    act: steps(
      type(/^Email/, 'nobody@example.com'),
      press('Send the link'),
      waitForText(/has an account here/),
    ),
  },
];
