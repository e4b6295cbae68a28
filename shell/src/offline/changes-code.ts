import { log } from '@roommate/shell-api';
import { retryUntilLoaded } from '@roommate/ui';

// In the file of the toasts, which loads some seconds after the page. It must be there before the network is gone.
const load = () => import(/* webpackChunkName: "later" */ './changes/index.ts');
// eslint-disable-next-line server/no-request-state -- the code is the same for everybody
let code: ReturnType<typeof load> | undefined;

/** The code that sends the changes of closed tabs and shows what became of them. It loads once. */
export function changesCode(): ReturnType<typeof load> {
  code ??= retryUntilLoaded('The code for waiting changes', load, log.error);
  return code;
}
