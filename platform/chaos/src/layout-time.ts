import type { Session } from '@roommate/test-support/session';
import type { Browser, Page } from 'playwright-core';
import { PAGE_TIMEOUT_MS, remotePages, type RemoteName } from './page-checks.ts';

const LIMIT_MS = 3000;
/** The part of the limit that a page without a fault needs on an idle machine. */
const HEALTHY_MS = 1000;

/** When the layout appeared, in milliseconds since the navigation. */
export interface LayoutTime {
  ms: number;
  /** The time of the same page without the fault, loaded right after. Undefined if the limit was kept. */
  healthyMs: number | undefined;
}

/** Records in every new page when its header and footer first exist. */
export function watchLayout(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watched = window as { layoutAfterMs?: number };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('header') || !document.querySelector('footer')) return;
      watched.layoutAfterMs = Math.round(performance.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

async function recorded(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (window as { layoutAfterMs?: number }).layoutAfterMs, null, {
    timeout: PAGE_TIMEOUT_MS,
  });
  return (await found.jsonValue()) ?? 0;
}

async function healthyLayoutMs(browser: Browser, url: string, remote: RemoteName, session: Session) {
  const context = await browser.newContext({ baseURL: url, storageState: session, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await watchLayout(page);
    await page.goto(remotePages[remote].path, { waitUntil: 'commit' });
    return await recorded(page);
  } finally {
    await context.close();
  }
}

/**
 * Measures when the layout appeared. Because a busy machine is slow with every page, a late layout does not prove a fault.
 * After the limit, the same page is therefore loaded again without the fault.
 * @param page for which `watchLayout` was called
 */
export async function layoutTime(
  page: Page,
  remote: RemoteName,
  { browser, url, session }: { browser: Browser; url: string; session: Session },
): Promise<LayoutTime> {
  const ms = await recorded(page);
  if (ms <= LIMIT_MS) return { ms, healthyMs: undefined };
  return { ms, healthyMs: await healthyLayoutMs(browser, url, remote, session) };
}

/** Whether the layout came within the limit. On a busy machine, only the time that the fault adds counts. */
export const isInTime = ({ ms, healthyMs }: LayoutTime): boolean =>
  ms <= LIMIT_MS || (healthyMs !== undefined && ms - healthyMs <= LIMIT_MS - HEALTHY_MS);
