import type { Session } from '@roommate/test-support/session';
import type { Browser, Page } from 'playwright-core';
import { PATIENCE_MS, remotePages, type RemoteName } from './probes.ts';

const LIMIT_MS = 3000;
/** What a page without a fault takes at most of these where a machine has nothing else to do. */
const SOUND_MS = 1000;

/** How long the layout took to show, in milliseconds since the navigation. */
export interface LayoutTime {
  ms: number;
  /** Of the same page without a fault, loaded right after; undefined where the limit was kept as it is. */
  soundMs: number | undefined;
}

/** Notes in each page that is opened when its header and footer were there first. */
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

async function noted(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (window as { layoutAfterMs?: number }).layoutAfterMs, null, {
    timeout: PATIENCE_MS,
  });
  return (await found.jsonValue()) ?? 0;
}

async function soundLayoutMs(browser: Browser, url: string, remote: RemoteName, session: Session) {
  const context = await browser.newContext({ baseURL: url, storageState: session, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await watchLayout(page);
    await page.goto(remotePages[remote].path, { waitUntil: 'commit' });
    return await noted(page);
  } finally {
    await context.close();
  }
}

/**
 * When the layout showed. A machine that is busy with other things is slow with every page: where the limit is passed, the
 * same page is loaded without the fault, under the same load.
 * @param page on which `watchLayout` has been called
 */
export async function layoutTime(
  page: Page,
  remote: RemoteName,
  { browser, url, session }: { browser: Browser; url: string; session: Session },
): Promise<LayoutTime> {
  const ms = await noted(page);
  if (ms <= LIMIT_MS) return { ms, soundMs: undefined };
  return { ms, soundMs: await soundLayoutMs(browser, url, remote, session) };
}

/** Whether the layout came within three seconds, or, on a busy machine, the fault cost no more than they leave for it. */
export const isInTime = ({ ms, soundMs }: LayoutTime): boolean =>
  ms <= LIMIT_MS || (soundMs !== undefined && ms - soundMs <= LIMIT_MS - SOUND_MS);
