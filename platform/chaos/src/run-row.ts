import type { Session } from '@roommate/test-support/session';
import type { Browser } from 'playwright-core';
import type { Fault } from './answer.ts';
import { ROW_HEADER, type FaultProxy, type Trouble } from './fault-proxy.ts';
import { isInTime, layoutTime, watchLayout, type LayoutTime } from './layout-time.ts';
import {
  failureShown,
  othersWork,
  reloadedOnce,
  remotePages,
  retryWorks,
  type RemoteName,
} from './probes.ts';
import type { Turns } from './turns.ts';

const REPORT_PATIENCE_MS = 15_000;

export interface Result {
  remote: string;
  fault: string;
  layout: LayoutTime | undefined;
  says: string;
  reported: string;
  /** What did not hold; empty when all did. */
  wrong: string;
}

export interface Place {
  browser: Browser;
  proxy: FaultProxy;
  /** Of the proxy. */
  url: string;
  session: Session;
  /** Of the rows that use the machine at a time. */
  turns: Turns;
}

async function report({ remote, reports }: Trouble): Promise<string> {
  const deadline = Date.now() + REPORT_PATIENCE_MS;
  while (Date.now() < deadline) {
    const found = reports
      .map((text) => JSON.parse(text) as { remote: string | null; kind: string; error: string })
      .find((one) => one.remote === remote);
    if (found) return `${found.kind} ${found.error}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Nothing was reported.');
}

/** Nothing happens until the page's patience is at its end. */
export const hangs = ({ name }: Fault): boolean => name.endsWith('hang');

/** One row of the table: what must hold while a remote has a fault, and after it. */
export async function runRow(place: Place, remote: RemoteName, fault: Fault): Promise<Result> {
  const { browser, proxy, url, session, turns } = place;
  await turns.take();
  const id = `${remote} ${fault.name}`.replaceAll(/\W+/g, '-');
  const trouble = proxy.begin(id, remote, fault);
  const context = await browser.newContext({
    baseURL: url,
    storageState: session,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [ROW_HEADER]: id },
  });
  const result: Result = {
    remote,
    fault: fault.name,
    layout: undefined,
    says: '',
    reported: '',
    wrong: '',
  };
  let step = 'the page';
  try {
    const page = await context.newPage();
    await watchLayout(page);
    await page.goto(remotePages[remote].path, { waitUntil: 'commit' });
    step = 'the layout';
    result.layout = await layoutTime(page, remote, place);
    if (!isInTime(result.layout)) throw new Error(`It took ${result.layout.ms} ms.`);
    step = 'what the page says';
    const says = () => failureShown(page);
    result.says = await (hangs(fault) ? turns.without(says) : says());
    if (fault.name.endsWith('404') || fault.name === 'CSS missing') await reloadedOnce(page);
    step = 'the report';
    result.reported = await report(trouble);
    step = 'other remotes';
    await othersWork(context, remote);
    step = 'Retry';
    trouble.active = false;
    await page.bringToFront();
    await retryWorks(page);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    result.wrong = `${step}: ${line}`;
  } finally {
    await context.close();
    turns.give();
  }
  return result;
}
