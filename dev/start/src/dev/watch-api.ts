import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const folders = ['api-nest/dist', 'libs/contracts/src', 'libs/server/src'];
/** A compiler writes many files for one change. */
const quietMs = 300;

/** Calls `restart` when the API's code has changed and stayed still; never twice at a time. */
export function watchApi(restart: () => Promise<void>, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  for (const folder of folders) {
    watch(join(repositoryRoot, folder), { recursive: true, signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart).catch((error: unknown) => {
          // One that cannot start is tried again after the next change; a stop ends all.
          if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
        });
      }, quietMs);
    });
  }
}
