import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';

/**
 * The code that sends the changes of closed tabs and shows what became of them. It is in the file of the toasts, which loads
 * some seconds after the page. It must be there before the network is gone.
 */
export const changesCode = new CodeOnDemand(
  'The waiting changes',
  () => import(/* webpackChunkName: "later" */ './changes/index.ts'),
  log,
);
