import type { Page } from 'playwright-core';
import { press, waitForText, steps, waitForToast } from './steps.ts';
import type { Scene } from './scene.ts';

const LINK = '/reset-password?mode=resetPassword&oobCode=a-code';
const OPERATION = '**/accounts:resetPassword*';

const goodCode = (page: Page) =>
  page.route(OPERATION, (route) =>
    route.fulfill({ json: { email: 'nusrat@example.com', requestType: 'PASSWORD_RESET' } }),
  );

export const resetPasswordScenes: readonly Scene[] = [
  {
    name: 'reset-password',
    path: LINK,
    main: true,
    before: goodCode,
    act: waitForText('New password'),
  },
  {
    name: 'reset-password-errors',
    path: LINK,
    transient: true,
    before: goodCode,
    act: steps(press('Set the password'), waitForToast(/^Password must have/)),
  },
  {
    name: 'reset-password-checking',
    path: LINK,
    loading: true,
    before: (page) => page.route(OPERATION, () => undefined),
    act: waitForText('Checking the link...'),
  },
  { name: 'reset-password-refused', path: '/reset-password', act: waitForText(/This link does not work/) },
  {
    name: 'reset-password-unreachable',
    path: LINK,
    before: (page) => page.route(OPERATION, (route) => route.abort('connectionfailed')),
    act: waitForText(/could not be reached/),
  },
];
