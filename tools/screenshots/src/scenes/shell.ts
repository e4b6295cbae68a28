import { press } from '../calls.ts';
import type { Scene } from '../scene.ts';

export const shellScenes: readonly Scene[] = [
  { name: 'login', path: '/login', main: true },
  { name: 'login-errors', path: '/login', act: press('Login') },
  { name: 'register', path: '/register', main: true },
  { name: 'register-errors', path: '/register', act: press('Register') },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'not-found', path: '/no/such/page', main: true },
  {
    name: 'menu',
    path: '/faq',
    main: true,
    widths: [360],
    screenOnly: true,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'menu-signed-in',
    path: '/faq',
    signedIn: true,
    widths: [360],
    screenOnly: true,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'remote-down',
    path: '/faq',
    before: (page) => page.route('**/mfe/mfe-marketing/**', (route) => route.abort()),
  },
  { name: 'offline', path: '/faq', screenOnly: true, act: (page) => page.context().setOffline(true) },
];
