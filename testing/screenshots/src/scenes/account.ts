import { demoAccounts } from '@roommate/contracts';
import { fillLogin } from '@roommate/test-support/people';
import type { Page } from 'playwright-core';
import { press, says, steps, toasts, type } from '../calls.ts';
import type { Scene } from '../scene.ts';

const login = (page: Page) => fillLogin(page, demoAccounts[0]);

/** The provider refuses an operation with one of its codes, or never answers. */
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
    passing: true,
    before: provider('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS'),
    act: steps(login, toasts(/password is not right/)),
  },
  {
    name: 'login-done',
    path: '/login',
    passing: true,
    screenOnly: true,
    act: steps(login, says('Featured Roommate'), toasts('Logged in successfully!')),
  },
  { name: 'register', path: '/register', main: true },
  {
    name: 'register-errors',
    path: '/register',
    passing: true,
    act: steps(press('Register'), toasts(/^Password must have/)),
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
    act: steps(type(/^Email/, 'nobody@example.com'), press('Send the link'), says(/has an account here/)),
  },
];
