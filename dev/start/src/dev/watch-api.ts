import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const folders = ['api-nest/dist', 'libs/contracts/src', 'libs/server/src'];
/** A compiler writes many files for one change. */
const QUIET_MS = 300;

/** Calls `restart` after the last of several changes of the API's code. Restarts never overlap. */
export function watchApi(restart: () => Promise<void>, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  for (const folder of folders) {
    watch(join(repositoryRoot, folder), { recursive: true, signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart).catch((error: unknown) => {
          // The next change restarts an API that did not start. After a stop there is nothing to report.
          if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
        });
      }, QUIET_MS);
    });
  }
}
