import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { waitForRemotePage, type RemoteName } from '../probes.ts';
import type { ServerFault } from './server-faults.ts';
import type { FaultyRelease } from './faulty-release.ts';
import { eventually, shortestVisit, visitPage } from './server-visits.ts';

const VISITS = 10;
/** After this time, the site renders a page again instead of serving it from its cache. */
const CACHE_MS = 2100;
/**
 * The longest that a page may take more than usual because of a fault. The shortest of several visits counts, because a busy
 * machine slows down some of them.
 */
const MAX_EXTRA_MS = 300;
/** Less than a visitor waits for a page from the server. No one waits for a page that has stopped. */
const MAX_STOPPED_MS = 200;

export interface ServerResult {
  /** `shell` or the name of a remote. */
  app: string;
  fault: string;
  /** The shortest visit before the fault, in milliseconds. */
  healthyMs: number;
  /** The shortest and the longest visit while the fault was new. A busy machine can slow down some visits. */
  shortestMs: number;
  longestMs: number;
  /** A visit after the site has stopped trying. */
  stoppedMs: number;
  failure: string;
}

/** The shell or a remote, with pages for the probes. */
export interface ServerApp {
  name: 'shell' | RemoteName;
  /** A page of the app. */
  path: string;
  /** A page that stays healthy. The shell renders all of them. */
  otherPath?: string;
}

interface Release {
  name: string;
  live: { version: string; rendering: string } | null;
}

function expectBelow(ms: number, limitMs: number): void {
  if (ms >= limitMs)
    throw new Error(`A page took ${Math.round(ms)} ms, and may take ${Math.round(limitMs)} ms.`);
}

async function renderingOf(site: string, app: string): Promise<string | undefined> {
  const { apps } = (await (await fetch(`${site}/operations.json`)).json()) as { apps: Release[] };
  return apps.find(({ name }) => name === app)?.live?.rendering;
}

interface ServerRow {
  browser: Browser;
  site: string;
  app: ServerApp;
  release: FaultyRelease;
}

/**
 * Checks the pages while the live release of an app cannot render on the server. It checks them again after the next
 * good release.
 */
export async function runServerRow(row: ServerRow, fault: ServerFault): Promise<ServerResult> {
  const { browser, site, release } = row;
  const { name, path, otherPath } = row.app;
  const url = site + path;
  const times = { healthyMs: 0, shortestMs: Infinity, longestMs: 0, stoppedMs: 0 };
  const result = { app: name, fault: fault.name, ...times, failure: '' };
  let step = 'the release before';
  try {
    await eventually('A rendered page', async () => (await visitPage(url)).rendered);
    result.healthyMs = await shortestVisit(() => visitPage(url));

    step = 'pages';
    await release.break(fault);
    for (let visit = 0; visit < VISITS; visit += 1) {
      if (fault.sometimes && (await renderingOf(site, name)) !== 'stopped') await wait(CACHE_MS);
      const { rendered, ms } = await visitPage(url);
      if (rendered && !fault.sometimes) throw new Error('A page arrived rendered.');
      result.longestMs = Math.max(result.longestMs, ms);
      result.shortestMs = Math.min(result.shortestMs, ms);
    }
    expectBelow(result.shortestMs, result.healthyMs + MAX_EXTRA_MS);

    step = 'the browser';
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    await waitForRemotePage(page);
    await page.close();

    if (otherPath !== undefined) {
      step = 'other remotes';
      await eventually('A rendered page', async () => (await visitPage(site + otherPath)).rendered, 5000);
    }

    step = 'the stop';
    await eventually('The stop', async () => {
      await visitPage(url);
      return (await renderingOf(site, name)) === 'stopped';
    });
    result.stoppedMs = await shortestVisit(() => visitPage(url));
    expectBelow(result.stoppedMs, MAX_STOPPED_MS);

    step = 'the next release';
    await release.repair();
    await eventually('A rendered page', async () => (await visitPage(url)).rendered);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    result.failure = `${step}: ${line}`;
    await release.repair();
  }
  return result;
}
