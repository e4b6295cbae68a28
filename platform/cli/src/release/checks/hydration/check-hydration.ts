import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '@roommate/release-store';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Build } from '../../builds/build.ts';
import type { Check } from '../check.ts';
import type { RenderedPage } from '../rendered-pages.ts';
import { startApiDouble } from './api-double.ts';
import { hydrationReleases, writeReleases, type HydrationReleases } from './hydration-releases.ts';
import { startCheckedSite } from './checked-site.ts';
import { openBrowser } from './open-browser.ts';
import { checkedPages } from './checked-pages.ts';
import { visitPage } from './visit-page.ts';

/** Another time zone and another language than those of the server. A page must not show what it takes from either. */
const visitor = { timezoneId: 'Pacific/Kiritimati', locale: 'bn-BD', serviceWorkers: 'block' } as const;

/** The server does not know the width of the screen. */
const screens: BrowserContextOptions[] = [
  { ...visitor, viewport: { width: 360, height: 800 } },
  { ...visitor, viewport: { width: 1280, height: 800 } },
];

async function failuresOf(
  browser: Browser,
  site: string,
  name: string,
  pages: RenderedPage[],
): Promise<string[]> {
  const visits = screens.map(async (screen) => {
    const context = await browser.newContext(screen);
    const failures: string[] = [];
    for (const { path, access } of pages) {
      const reason = await visitPage(context, site + path, access);
      if (reason === undefined) continue;
      failures.push(
        `${name}: ${path} at ${screen.viewport?.width} px does not match what the server renders. ${reason} ` +
          `To reproduce it, open ${path} with npm run dev: the console of the browser shows the difference.`,
      );
    }
    return failures;
  });
  return (await Promise.all(visits)).flat();
}

interface Run {
  build: Build;
  releases: HydrationReleases;
  store: ReleaseStore;
  pages: RenderedPage[];
}

async function visit(
  browser: Browser,
  folder: string,
  { build, releases, store, pages }: Run,
): Promise<string[]> {
  const api = await startApiDouble();
  try {
    await writeReleases(folder, releases, store, build);
    const site = await startCheckedSite(folder, api.url);
    try {
      return await failuresOf(browser, site.url, build.name, pages);
    } finally {
      await site.stop();
    }
  } finally {
    api.close();
  }
}

async function runInBrowser(run: Run): Promise<string[]> {
  const browser = await openBrowser(run.build.name);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'release-hydration-'));
    try {
      return await visit(browser, folder, run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    await browser.close();
  }
}

/**
 * Opens the pages that the server renders in a real browser. The product's site serves them, with the test double of the API:
 * docs/decisions/0304-hydration-check-at-publish.md.
 * @throws RefusedChangeError when this machine has no working browser
 */
export async function checkHydration(build: Build, store: ReleaseStore): Promise<Check> {
  const releases = await hydrationReleases(store, build);
  const pages = releases?.shell.server && build.release.server ? checkedPages(build, releases) : [];
  if (!releases || pages.length === 0) {
    return { title: 'no pages from the server to open in a browser', failures: [] };
  }
  return {
    title: `a browser takes over ${pages.length} rendered pages at ${screens.length} widths`,
    failures: await runInBrowser({ build, releases, store, pages }),
  };
}
