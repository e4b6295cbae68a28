import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';
import { mayBeSignedIn } from '../auth/may-be-signed-in.ts';

/** The code that comes after the page. A page from the server has its data, and needs no client of the API to show. */
export const lateCode = new CodeOnDemand(
  'The code after the page',
  () =>
    mayBeSignedIn()
      ? // Signed-in people need the code of the sign-in, too: one request.
        import(/* webpackChunkName: "signed-in" */ './after-page.ts')
      : import(/* webpackChunkName: "api" */ './after-page.ts'),
  log,
);
