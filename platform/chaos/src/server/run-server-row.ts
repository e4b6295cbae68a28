import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { remotePages, waitForRemotePage, type RemoteName } from '../probes.ts';
import type { ServerFault } from './server-faults.ts';
import type { ServerRelease } from './server-release.ts';
import { eventually, shortestVisit, visitPage } from './server-visits.ts';

const VISITS = 6;
/** After this time, the site renders a page again instead of serving it from its cache. */
const CACHE_MS = 3100;

export interface ServerResult {
  remote: string;
  fault: string;
  /** The longest visit while the fault was new, in milliseconds. For the table: the times depend on the machine. */
  longestMs: number;
  /** A visit after the site has stopped trying. */
  stoppedMs: number;
  failure: string;
}

interface Release {
  name: string;
  live: { version: string; rendering: string } | null;
}

async function renderingOf(site: string, remote: RemoteName): Promise<string | undefined> {
  const { apps } = (await (await fetch(`${site}/operations.json`)).json()) as { apps: Release[] };
  return apps.find(({ name }) => name === remote)?.live?.rendering;
}

export interface ServerRow {
  browser: Browser;
  site: string;
  remote: RemoteName;
  /** A remote that stays healthy. */
  other: RemoteName;
  release: ServerRelease;
}

/** Checks what visitors get while the live release of a remote cannot render on the server, and after the next good one. */
export async function runServerRow(row: ServerRow, fault: ServerFault): Promise<ServerResult> {
  const { browser, site, remote, other, release } = row;
  const url = site + remotePages[remote].path;
  const result = { remote, fault: fault.name, longestMs: 0, stoppedMs: 0, failure: '' };
  let step = 'the release before';
  try {
    await eventually('A rendered page', async () => (await visitPage(url)).rendered);

    step = 'pages';
    await release.break(fault);
    for (let visit = 0; visit < VISITS; visit += 1) {
      if (fault.sometimes) await wait(CACHE_MS);
      const { rendered, ms } = await visitPage(url);
      if (rendered && !fault.sometimes) throw new Error('A page arrived rendered.');
      result.longestMs = Math.max(result.longestMs, ms);
    }

    step = 'the browser';
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    await waitForRemotePage(page);
    await page.close();

    step = 'other remotes';
    const otherUrl = site + remotePages[other].path;
    await eventually('A rendered page', async () => (await visitPage(otherUrl)).rendered, 5000);

    if (!fault.sometimes) {
      step = 'the stop';
      await eventually('The stop', async () => {
        await visitPage(url);
        return (await renderingOf(site, remote)) === 'stopped';
      });
      result.stoppedMs = await shortestVisit(() => visitPage(url));
    }

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
