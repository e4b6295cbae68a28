import type { Page } from 'playwright-core';
import { press, says, steps, toasts } from '../calls.ts';
import type { Scene } from '../scene.ts';

const LINK = '/reset-password?mode=resetPassword&oobCode=a-code';
const CALL = '**/accounts:resetPassword*';

const goodCode = (page: Page) =>
  page.route(CALL, (route) =>
    route.fulfill({ json: { email: 'nusrat@example.com', requestType: 'PASSWORD_RESET' } }),
  );

export const resetPasswordScenes: readonly Scene[] = [
  {
    name: 'reset-password',
    path: LINK,
    main: true,
    before: goodCode,
    act: says('New password'),
  },
  {
    name: 'reset-password-errors',
    path: LINK,
    passing: true,
    before: goodCode,
    act: steps(press('Set the password'), toasts(/^Password must have/)),
  },
  {
    name: 'reset-password-checking',
    path: LINK,
    loading: true,
    before: (page) => page.route(CALL, () => undefined),
    act: says('Checking the link...'),
  },
  { name: 'reset-password-refused', path: '/reset-password', act: says(/This link does not work/) },
  {
    name: 'reset-password-unreachable',
    path: LINK,
    before: (page) => page.route(CALL, (route) => route.abort('connectionfailed')),
    act: says(/could not be reached/),
  },
];
