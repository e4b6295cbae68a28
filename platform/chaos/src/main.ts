import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@roommate/contracts';
import { runMain } from '@roommate/server/env';
import { browserOptions } from '@roommate/test-support/browser';
import { startProduct } from '@roommate/test-support/product';
import { sessionOf } from '@roommate/test-support/session';
import { Semaphore } from 'async-mutex';
import { Command } from 'commander';
import { chromium } from 'playwright-core';
import { FaultProxy } from './fault-proxy.ts';
import { faultsOf } from './faults.ts';
import { remoteNames } from './page-checks.ts';
import { hangs, runRow, type Setup, type Result } from './run-row.ts';
import { runServerTable } from './server/server-table.ts';
import { asServerTable, asTable } from './table.ts';

const SITE_PORT = Number(process.env.CHAOS_SITE_PORT ?? 3450);
/** Rows that run at the same time. With more, the pages would wait for each other on a machine with two cores. */
const CONCURRENCY = Number(process.env.CHAOS_AT_ONCE ?? 3);

async function runTable(setup: Setup, words: readonly string[]): Promise<Result[]> {
  const rows = remoteNames
    .flatMap((remote) => faultsOf(remote).map((fault) => ({ remote, fault })))
    .filter(({ remote, fault }) => words.every((word) => `${remote} ${fault.name}`.includes(word)));
  // Hanging rows start first: the others run while they wait.
  const order = [...rows.entries()].sort(([, a], [, b]) => Number(hangs(b.fault)) - Number(hangs(a.fault)));
  const results: Result[] = new Array<Result>(rows.length);
  await Promise.all(
    order.map(async ([i, { remote, fault }]) => {
      const result = await runRow(setup, remote, fault);
      results[i] = result;
      console.log(`${remote}, ${fault.name}: ${result.failure || 'ok'}`);
    }),
  );
  // Retry failed rows one by one. On a busy machine, the pages of two rows may wait for each other.
  for (const [i, { remote, fault }] of rows.entries()) {
    if (results[i]?.failure === '') continue;
    results[i] = await runRow(setup, remote, fault);
    console.log(`${remote}, ${fault.name}, retried: ${results[i].failure || 'ok'}`);
  }
  return results;
}

/** Every accepted report must have a line in the site's log. @returns the error message */
async function missingInLog(log: string, accepted: number): Promise<string | undefined> {
  const text = await readFile(log, 'utf8');
  const logged = text.split('"msg":"a page reported an error"').length - 1;
  return logged === accepted ? undefined : `The site accepted ${accepted} reports and logged ${logged}.`;
}

async function chaos(words: string[]): Promise<void> {
  const began = Date.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'roommate-chaos-'));
  const browser = await chromium.launch(browserOptions);
  const product = await startProduct(SITE_PORT, dataDir).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  const proxy = new FaultProxy(product.url);
  let failures: string[];
  try {
    const url = await proxy.listen();
    // The dashboard requires a signed-in user.
    const session = await sessionOf(browser, url, demoAccounts[0]);
    const setup = { browser, proxy, url, session, semaphore: new Semaphore(CONCURRENCY) };
    const results = await runTable(setup, words);
    console.log(asTable(results));
    const serverResults = await runServerTable(browser, { site: product.url, dataDir }, words);
    console.log(`\n${asServerTable(serverResults)}`);
    const unlogged = await missingInLog(join(dataDir, 'logs/site.log'), proxy.acceptedReports);
    failures = [
      ...[...results, ...serverResults].map(({ failure }) => failure).filter((failure) => failure !== ''),
      ...(unlogged ? [unlogged] : []),
    ];
    if (unlogged) console.error(unlogged);
    console.log(
      `\n${results.length + serverResults.length} rows, ${failures.length} failed, ${proxy.acceptedReports} reports in the log, ` +
        `${Math.round((Date.now() - began) / 1000)} s`,
    );
  } finally {
    await browser.close();
    proxy.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  process.exit(failures.length === 0 ? 0 : 1);
}

await runMain(() =>
  new Command('npm run chaos --')
    .description('Break every remote in every way, and check in a browser what visitors see')
    .argument('[words...]', 'only the rows whose remote and fault contain all the words')
    .action(chaos)
    .parseAsync(),
);
