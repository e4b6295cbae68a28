import { demoAccounts } from '@roommate/contracts';
import { fillLogin } from '@roommate/test-support/people';
import { refuse } from '@roommate/test-support/provider';
import type { Page } from 'playwright-core';
import { press, waitForText, steps, waitForToast, type } from './steps.ts';
import type { Scene } from './scene.ts';

const login = (page: Page) => fillLogin(page, demoAccounts[0]);

export const accountScenes: readonly Scene[] = [
  { name: 'login', path: '/login', main: true },
  { name: 'login-errors', path: '/login', act: press('Login') },
  {
    name: 'login-busy',
    path: '/login',
    before: (page) => page.route('**/accounts:signInWithPassword*', () => undefined),
    act: login,
  },
  {
    name: 'login-refused',
    path: '/login',
    transient: true,
    before: (page) => refuse(page, 'signInWithPassword', 'INVALID_LOGIN_CREDENTIALS'),
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
