import { waitUntil } from '@roommate/server/testing';
import type { Session } from '@roommate/test-support/session';
import type { Semaphore } from 'async-mutex';
import type { Browser } from 'playwright-core';
import type { Fault } from './fault-types.ts';
import { ROW_HEADER, type FaultProxy, type Injection } from './fault-proxy.ts';
import { isInTime, layoutTime, watchLayout, type LayoutTime } from './layout-time.ts';
import {
  waitForErrorPage,
  openOtherRemotes,
  waitForReload,
  remotePages,
  clickRetry,
  type RemoteName,
} from './page-checks.ts';

const REPORT_TIMEOUT_MS = 15_000;

export interface Result {
  remote: string;
  fault: string;
  layout: LayoutTime | undefined;
  /** The heading of the error page. */
  heading: string;
  /** The error report of the page. */
  report: string;
  /** The failed step; empty if all passed. */
  failure: string;
}

export interface Setup {
  browser: Browser;
  proxy: FaultProxy;
  /** The proxy's URL. */
  url: string;
  session: Session;
  /** Limits the rows that run at the same time. */
  semaphore: Semaphore;
}

/** Lets another row run during the wait. Afterwards this one continues before rows that have not started. */
async function withoutPlace<T>(semaphore: Semaphore, wait: Promise<T>): Promise<T> {
  semaphore.release();
  try {
    return await wait;
  } finally {
    await semaphore.acquire(1, 1);
  }
}

/** Waits for the error report of the remote's page. */
async function reportOf({ remote, reports }: Injection): Promise<string> {
  const find = () =>
    reports
      .map((text) => JSON.parse(text) as { remote: string | null; kind: string; error: string })
      .find((one) => one.remote === remote);
  await waitUntil(() => find() !== undefined, { limitMs: REPORT_TIMEOUT_MS, pollMs: 100 });
  const found = find();
  if (!found) throw new Error('The page reported nothing.');
  return `${found.kind} ${found.error}`;
}

/** Whether nothing happens until the page's time limit. */
export const hangs = ({ name }: Fault): boolean => name.endsWith('hang');

/** Checks one row of the table: the site's behaviour during a fault and after it. */
export async function runRow(setup: Setup, remote: RemoteName, fault: Fault): Promise<Result> {
  const { browser, proxy, url, session, semaphore } = setup;
  await semaphore.acquire();
  const id = `${remote} ${fault.name}`.replaceAll(/\W+/g, '-');
  const injection = proxy.inject(id, remote, fault);
  const context = await browser.newContext({
    baseURL: url,
    storageState: session,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [ROW_HEADER]: id },
    // It would serve files that the fault is about.
    serviceWorkers: 'block',
  });
  // The faults are in the files for browsers. The server's rendering would hide some of them.
  await context.addCookies([{ name: 'rendering', value: 'browser', url }]);
  const result: Result = {
    remote,
    fault: fault.name,
    layout: undefined,
    heading: '',
    report: '',
    failure: '',
  };
  let step = 'the page';
  try {
    const page = await context.newPage();
    await watchLayout(page);
    await page.goto(remotePages[remote].path, { waitUntil: 'commit' });
    step = 'the layout';
    result.layout = await layoutTime(page, remote, setup);
    if (!isInTime(result.layout)) throw new Error(`It took ${result.layout.ms} ms.`);
    step = 'the error page';
    const heading = waitForErrorPage(page);
    result.heading = await (hangs(fault) ? withoutPlace(semaphore, heading) : heading);
    if (fault.name.endsWith('404') || fault.name === 'CSS missing') await waitForReload(page);
    step = 'the report';
    result.report = await reportOf(injection);
    step = 'other remotes';
    await openOtherRemotes(context, remote);
    step = 'Retry';
    injection.active = false;
    await page.bringToFront();
    await clickRetry(page);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    result.failure = `${step}: ${line}`;
  } finally {
    await context.close();
    semaphore.release();
  }
  return result;
}
