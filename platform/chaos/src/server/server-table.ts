import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serverFaults } from './server-faults.ts';
import { ServerRelease } from './server-release.ts';
import { runServerRow, type ServerResult } from './run-server-row.ts';

/** The remotes with public pages. */
const pairs = [
  { remote: 'mfe-listings', other: 'mfe-marketing' },
  { remote: 'mfe-marketing', other: 'mfe-listings' },
] as const;

/** Runs the rows one after another, because each publishes releases. @param words only rows that contain all of them */
export async function runServerTable(
  browser: Browser,
  { site, dataDir }: { site: string; dataDir: string },
  words: readonly string[],
): Promise<ServerResult[]> {
  const results: ServerResult[] = [];
  for (const { remote, other } of pairs) {
    const release = new ServerRelease(join(dataDir, 'releases'), remote);
    for (const fault of serverFaults) {
      if (!words.every((word) => `${remote} server: ${fault.name}`.includes(word))) continue;
      const run = () => runServerRow({ browser, site, remote, other, release }, fault);
      const first = await run();
      // A busy machine may be slow once.
      const result = first.failure === '' ? first : await run();
      results.push(result);
      console.log(`${remote}, server: ${fault.name}: ${result.failure || 'ok'}`);
    }
  }
  return results;
}
