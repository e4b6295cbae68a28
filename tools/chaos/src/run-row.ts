import type { Session } from 'e2e/session';
import type { Browser } from 'playwright-core';
import type { Fault } from './answer.ts';
import { ROW_HEADER, type FaultProxy, type Trouble } from './fault-proxy.ts';
import {
  failureShown,
  layoutAfterMs,
  othersWork,
  reloadedOnce,
  remotePages,
  retryWorks,
  watchLayout,
  type RemoteName,
} from './probes.ts';

const LAYOUT_LIMIT_MS = 3000;
const REPORT_PATIENCE_MS = 15_000;

export interface Result {
  remote: string;
  fault: string;
  layoutMs: number | undefined;
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

/** One row of the table: what must hold while a remote has a fault, and after it. */
export async function runRow(place: Place, remote: RemoteName, fault: Fault): Promise<Result> {
  const { browser, proxy, url, session } = place;
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
    layoutMs: undefined,
    says: '',
    reported: '',
    wrong: '',
  };
  let step = 'the page';
  try {
    await watchLayout(context);
    const page = await context.newPage();
    await page.goto(remotePages[remote].path, { waitUntil: 'commit' });
    step = 'the layout';
    result.layoutMs = await layoutAfterMs(page);
    if (result.layoutMs > LAYOUT_LIMIT_MS) throw new Error(`It took ${result.layoutMs} ms.`);
    step = 'what the page says';
    result.says = await failureShown(page);
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
  }
  return result;
}
