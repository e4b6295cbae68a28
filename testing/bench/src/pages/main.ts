import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { browserOptions } from '@roommate/test-support/browser';
import { copyRevision } from '@roommate/test-support/sources-copy';
import { Command } from 'commander';
import { chromium, type Browser } from 'playwright-core';
import { startSite, type MeasuredSite } from './measured-site.ts';
import { pagesTable, type Measured } from './pages-table.ts';
import { linkedPages, measuredPages, reopenedPages, type MeasuredPage, type OpenedPage } from './pages.ts';
import { prefetchedVisits } from './prefetched-visits.ts';
import { pressedPages } from './pressed-pages.ts';
import { slowestPresses } from './presses.ts';
import { secondVisits } from './second-visits.ts';
import { visit } from './visit.ts';

const SITE_PORT = Number(process.env.BENCH_SITE_PORT ?? 3480);

interface Options {
  runs: string;
  base: string;
  listings: string;
  compare: boolean;
  presses?: true;
}

/** Visits both builds alternately, so that both meet the same load of the machine. */
async function measurePages(
  browser: Browser,
  sites: { now: MeasuredSite; before?: MeasuredSite },
  runs: number,
  pages: readonly MeasuredPage[],
): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const { name, path, selector, signedIn, limits } of pages) {
    const measured: Measured = { name, limits, now: [], before: [] };
    const visitOf = ({ url, session, listing }: MeasuredSite) =>
      visit(browser, { url: url + path(listing), selector, session: signedIn && session });
    // The first visit fills the server's caches, as other visitors do.
    for (const site of Object.values(sites)) await visitOf(site);
    for (let run = 0; run < runs; run += 1) {
      measured.now.push(await visitOf(sites.now));
      if (sites.before) measured.before.push(await visitOf(sites.before));
    }
    results.push(measured);
    console.log(`${name}: measured`);
  }
  return results;
}

async function measureVisits(
  browser: Browser,
  sites: { now: MeasuredSite; before?: MeasuredSite },
  runs: number,
  isChosen: (page: OpenedPage) => boolean,
): Promise<void> {
  const results = await measurePages(browser, sites, runs, measuredPages.filter(isChosen));
  console.log(`\n${pagesTable(results)}`);
  console.log(`\n${await secondVisits(browser, sites.now, reopenedPages.filter(isChosen), runs)}`);
  console.log(`\n${await prefetchedVisits(browser, sites.now, linkedPages.filter(isChosen), runs)}`);
}

async function bench(words: string[], options: Options): Promise<void> {
  const { runs, base, listings, presses = false } = options;
  if (presses && Number(listings) > 0) throw new Error('Leave out --listings: --presses needs a short list.');
  const compare = options.compare && !presses;
  const browser = await chromium.launch(browserOptions);
  const folder = await mkdtemp(join(tmpdir(), 'roommate-bench-base-'));
  const started: MeasuredSite[] = [];
  const start = async (port: number, root: string): Promise<MeasuredSite> => {
    const site = await startSite(browser, port, root, Number(listings));
    started.push(site);
    return site;
  };
  try {
    const now = await start(SITE_PORT, repositoryRoot);
    if (compare) await copyRevision(base, folder);
    const sites = compare ? { now, before: await start(SITE_PORT + 1, folder) } : { now };
    const isChosen = ({ name }: { name: string }): boolean => words.every((word) => name.includes(word));
    if (!presses) await measureVisits(browser, sites, Number(runs), isChosen);
    // A long list loads further rooms while the footer comes into view, and moves the footer away.
    if (Number(listings) === 0) {
      const isPressed = ({ name }: { name: string }): boolean =>
        presses || measuredPages.some((measured) => measured.name === name);
      const pressed = pressedPages.filter((page) => isChosen(page) && isPressed(page));
      console.log(`\n${await slowestPresses(browser, now, pressed)}`);
    }
    const medians = presses ? '' : `Medians of ${runs}. `;
    console.log(`\n${medians}Load of the machine: ${loadavg()[0]?.toFixed(1) ?? ''}.`);
  } finally {
    await browser.close();
    for (const site of started) await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runMain(() =>
  new Command('npm run bench:pages --')
    .description('Visit the pages on a slow line with a slow phone, and compare with an earlier build')
    .argument('[words...]', 'only the pages whose name contains the words')
    .option('--runs <number>', 'visits of each page', '5')
    .option('--base <commit>', 'the earlier build', 'HEAD~1')
    .option('--listings <number>', 'older listings in the database, besides the demo listings', '0')
    .option('--no-compare', 'only this build')
    .option('--presses', 'only the presses of controls, and those of all pages: about an hour')
    .action(bench)
    .parseAsync(),
);
