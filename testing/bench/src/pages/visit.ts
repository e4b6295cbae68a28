import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@roommate/test-support/session';
import type { Browser, CDPSession } from 'playwright-core';
import { phone, slowDown } from './line.ts';
import { watchPage, type Timeline } from './watch-page.ts';

/** Without requests and long tasks for this time, the page has loaded. */
const QUIET_MS = 2000;
const TIMEOUT_MS = 40_000;
/** A task blocks when it takes longer: https://web.dev/articles/tbt. */
const LONG_TASK_MS = 50;

/** The figures of one visit. Times in milliseconds since its start. */
export interface Visit {
  largestPaint: number;
  firstContent: number;
  blocked: number;
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
  longTasks: number;
  shift: number;
}

interface Target {
  url: string;
  /** Of the element that matters: a card or the heading. */
  selector: string;
  session: Session | undefined;
}

interface Traffic {
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** When the last request started or ended. */
  busyAt: number;
}

/** Counts what a page transfers, with the headers of responses. */
function watchTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { bytes: 0, scriptBytes: 0, requests: 0, busyAt: Date.now() };
  const types = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.startsWith('data:')) return;
    types.set(requestId, type);
    traffic.requests += 1;
    traffic.busyAt = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') traffic.scriptBytes += encodedDataLength;
    traffic.busyAt = Date.now();
  });
  return traffic;
}

const blockedTime = ({ firstPaint, longTasks }: Timeline): number =>
  longTasks
    .filter(([start]) => start >= firstPaint)
    .reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0);

/** Visits a page with an empty cache on a slow connection and a slow phone. It waits until the page has loaded. */
export async function visit(browser: Browser, { url, selector, session }: Target): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ...(session && { storageState: session }) });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = watchTraffic(devtools);
    // tsx keeps the names of functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(watchPage, selector);
    await slowDown(devtools);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForFunction(() => window.timeline.firstContent > 0, undefined, { timeout: TIMEOUT_MS });
    while (Date.now() - traffic.busyAt < QUIET_MS) await wait(100);
    const timeline = await page.evaluate(() => window.timeline);
    return {
      largestPaint: timeline.largestPaint,
      firstContent: timeline.firstContent,
      blocked: blockedTime(timeline),
      kilobytes: traffic.bytes / 1000,
      scriptKilobytes: traffic.scriptBytes / 1000,
      requests: traffic.requests,
      longTasks: timeline.longTasks.length,
      shift: timeline.shift,
    };
  } finally {
    await context.close();
  }
}
