import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';
import { savesData } from '../network/connection.ts';

/** The first seconds belong to the page. On a slow phone, this script takes 80 ms. */
const AFTER_LOAD_MS = 5000;

/** The code of toasts. A message waits for it until the network is back. */
export const toastCode = new CodeOnDemand(
  'The notifications',
  () => import(/* webpackChunkName: "later" */ './toast-container.tsx'),
  log,
);

/**
 * Loads the code some seconds after the page. So a message can show if the connection is lost before the visitor has used
 * the page. It does not load for people who save data.
 */
export function loadToastsLater(): void {
  if (savesData()) return;
  const start = (): void => void toastCode.loadWithRetries();
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else start();
  };
  const wait = (): void => void setTimeout(whenIdle, AFTER_LOAD_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
