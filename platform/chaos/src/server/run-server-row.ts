import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { waitForRemotePage, type RemoteName } from '../page-checks.ts';
import type { ServerFault } from './server-faults.ts';
import type { FaultyRelease } from './faulty-release.ts';
import { eventually } from './eventually.ts';
import { shortestVisit, timesOf, visitPage, type ServerVisit } from './server-visits.ts';
import { checkTimes, type VisitTimes } from './visit-times.ts';

/** After this time, the site renders a page again instead of serving it from its cache. */
const CACHE_MS = 2100;
/** The browser renders a page with this cookie, as with the fault. But nobody waits for the server. */
const FROM_BROWSER = 'rendering=browser';
/** Less than a visitor waits for a page from the server. No one waits for a page that has stopped. */
const MAX_STOPPED_MS = 200;

export interface ServerResult {
  /** `shell` or the name of a remote. */
  app: string;
  fault: string;
  times: VisitTimes;
  /** A visit after the site has stopped trying, in milliseconds. */
  stoppedMs: number;
  failure: string;
}

/** The shell or a remote, with pages for the checks. */
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
  const times: VisitTimes = { healthy: [], faulty: [] };
  const result: ServerResult = { app: name, fault: fault.name, times, stoppedMs: 0, failure: '' };
  const isRendered = async (): Promise<boolean> => (await visitPage(url)).rendered;
  const visit = async (cookie?: string): Promise<ServerVisit> => {
    const visited = await visitPage(url, cookie);
    if (visited.rendered && !fault.sometimes) throw new Error('A page arrived rendered.');
    return visited;
  };
  // Between them, others visit the page as usual. After a release, they wait for its process, as they do with the fault.
  const healthyTimes = (): Promise<number[]> => timesOf(() => visit(FROM_BROWSER), isRendered);
  const untilRenderedAgain = async (): Promise<void> => {
    if (fault.sometimes && (await renderingOf(site, name)) !== 'stopped') await wait(CACHE_MS);
  };
  const faultyTimes = (): Promise<number[]> => timesOf(() => visit(), untilRenderedAgain);
  let step = 'the release before';
  try {
    await eventually('A rendered page', isRendered);
    times.healthy.push(...(await healthyTimes()));

    step = 'pages';
    await release.break(fault);
    times.faulty.push(...(await faultyTimes()));

    step = 'the browser';
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    await waitForRemotePage(page);
    await page.close();

    if (otherPath !== undefined) {
      step = 'other remotes';
      await eventually('A rendered page', async () => (await visitPage(site + otherPath)).rendered, 5000);
    }

    step = 'later pages';
    times.faulty.push(...(await faultyTimes()));

    step = 'the stop';
    await eventually('The stop', async () => {
      await visitPage(url);
      return (await renderingOf(site, name)) === 'stopped';
    });
    result.stoppedMs = await shortestVisit(() => visitPage(url));
    expectBelow(result.stoppedMs, MAX_STOPPED_MS);

    step = 'the next release';
    await release.repair();
    times.healthy.push(...(await healthyTimes()));
    await eventually('A rendered page', isRendered);

    step = 'the times';
    checkTimes(times);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    result.failure = `${step}: ${line}`;
    await release.repair();
  }
  return result;
}
