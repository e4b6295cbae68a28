import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@roommate/contracts';
import { runMain } from '@roommate/server/env';
import { browserOptions } from '@roommate/test-support/browser';
import { startProduct } from '@roommate/test-support/product';
import { sessionOf } from '@roommate/test-support/session';
import { Command } from 'commander';
import { chromium } from 'playwright-core';
import { FaultProxy } from './fault-proxy.ts';
import { faultsOf } from './faults.ts';
import { remoteNames } from './probes.ts';
import { hangs, runRow, type Place, type Result } from './run-row.ts';
import { asTable } from './table.ts';
import { Turns } from './turns.ts';

const SITE_PORT = Number(process.env.CHAOS_SITE_PORT ?? 3450);
/** Rows that use the machine at a time; with more the pages of a machine with two cores would wait for each other. */
const AT_ONCE = Number(process.env.CHAOS_AT_ONCE ?? 3);

async function runTable(place: Place, words: readonly string[]): Promise<Result[]> {
  const rows = remoteNames
    .flatMap((remote) => faultsOf(remote).map((fault) => ({ remote, fault })))
    .filter(({ remote, fault }) => words.every((word) => `${remote} ${fault.name}`.includes(word)));
  // Those that wait first: the others fill the time beside them.
  const order = [...rows.entries()].sort(([, a], [, b]) => Number(hangs(b.fault)) - Number(hangs(a.fault)));
  const results: Result[] = new Array<Result>(rows.length);
  await Promise.all(
    order.map(async ([i, { remote, fault }]) => {
      const result = await runRow(place, remote, fault);
      results[i] = result;
      console.log(`${remote}, ${fault.name}: ${result.wrong || 'ok'}`);
    }),
  );
  // Once more and alone: on a busy machine the pages of two rows may wait for each other.
  for (const [i, { remote, fault }] of rows.entries()) {
    if (results[i]?.wrong === '') continue;
    results[i] = await runRow(place, remote, fault);
    console.log(`${remote}, ${fault.name}, alone: ${results[i].wrong || 'ok'}`);
  }
  return results;
}

/** What pages reported and the site's server took must be in its log, line by line. */
async function missingInLog(log: string, taken: number): Promise<string | undefined> {
  const text = await readFile(log, 'utf8');
  const logged = text.split('"msg":"a page reported an error"').length - 1;
  return logged === taken ? undefined : `The site took ${taken} reports and logged ${logged}.`;
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
    // The dashboard is for signed-in people.
    const session = await sessionOf(browser, url, demoAccounts[0]);
    const place = { browser, proxy, url, session, turns: new Turns(AT_ONCE) };
    const results = await runTable(place, words);
    console.log(asTable(results));
    const unlogged = await missingInLog(join(dataDir, 'logs/site.log'), proxy.reportsTaken);
    failures = [
      ...results.flatMap(({ wrong }) => (wrong === '' ? [] : [wrong])),
      ...(unlogged ? [unlogged] : []),
    ];
    if (unlogged) console.error(unlogged);
    console.log(
      `\n${results.length} rows, ${failures.length} failed, ${proxy.reportsTaken} reports in the log, ` +
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
