import { join } from 'node:path';
import { pagePaths } from '@roommate/contracts';
import type { Browser } from 'playwright-core';
import { remotePages } from '../page-checks.ts';
import { serverFaults, shellFaults, type ServerFault } from './server-faults.ts';
import { FaultyRelease } from './faulty-release.ts';
import { runServerRow, type ServerApp, type ServerResult } from './run-server-row.ts';

const listings = remotePages['mfe-listings'].path;
const marketing = remotePages['mfe-marketing'].path;
/** The apps with public pages. */
const apps: readonly (ServerApp & { faults: readonly ServerFault[] })[] = [
  { name: 'mfe-listings', path: listings, otherPath: marketing, faults: serverFaults },
  { name: 'mfe-marketing', path: marketing, otherPath: listings, faults: serverFaults },
  { name: 'shell', path: pagePaths.login, faults: shellFaults },
];

/** Runs the rows one after another, because each publishes releases. @param words only rows that contain all of them */
export async function runServerTable(
  browser: Browser,
  { site, dataDir }: { site: string; dataDir: string },
  words: readonly string[],
): Promise<ServerResult[]> {
  const results: ServerResult[] = [];
  for (const app of apps) {
    const { name, faults } = app;
    const release = new FaultyRelease(join(dataDir, 'releases'), name);
    for (const fault of faults) {
      if (!words.every((word) => `${name} server: ${fault.name}`.includes(word))) continue;
      const run = () => runServerRow({ browser, site, app, release }, fault);
      const first = await run();
      // A busy machine may be slow once.
      const result = first.failure === '' ? first : await run();
      results.push(result);
      console.log(`${name}, server: ${fault.name}: ${result.failure || 'ok'}`);
    }
  }
  return results;
}
