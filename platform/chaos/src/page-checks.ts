import { pagePaths } from '@roommate/contracts';
import type { BrowserContext, Page } from 'playwright-core';

const pageAt = (path: string) => ({ path, link: `a[href="${path}"]` });

/** A page of each remote, and the link to it on other pages. */
export const remotePages = {
  'mfe-listings': pageAt(pagePaths.browse),
  'mfe-dashboard': pageAt(pagePaths.dashboard),
  'mfe-marketing': pageAt(pagePaths.faq),
} as const;

export type RemoteName = keyof typeof remotePages;
export const remoteNames = Object.keys(remotePages) as RemoteName[];

/** Twice the shell's time limit of ten seconds for a file, and time for a slow machine. */
export const PAGE_TIMEOUT_MS = 45_000;
/** Less than a hang: a remote must not wait for connections that another remote occupies. */
const OTHERS_TIMEOUT_MS = 15_000;

const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

/** Waits for the error page inside the layout. @returns its heading */
export async function waitForErrorPage(page: Page): Promise<string> {
  await retryButton(page).waitFor({ timeout: PAGE_TIMEOUT_MS });
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
  return (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** Waits for a page of a remote: its own heading, and no Retry button. */
export async function waitForRemotePage(page: Page, timeout = PAGE_TIMEOUT_MS): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: /could not be loaded|went wrong|404/ })
    .waitFor({ timeout });
  if ((await retryButton(page).count()) > 0) throw new Error('The page shows Retry.');
}

/** Opens the pages of the other remotes, one after another without a page load. */
export async function openOtherRemotes(context: BrowserContext, broken: RemoteName): Promise<void> {
  const [first, ...rest] = remoteNames.filter((name) => name !== broken);
  if (first === undefined) return;
  const page = await context.newPage();
  await page.goto(remotePages[first].path, { waitUntil: 'commit', timeout: OTHERS_TIMEOUT_MS });
  await waitForRemotePage(page, OTHERS_TIMEOUT_MS);
  for (const name of rest) {
    await page.locator(remotePages[name].link).first().click();
    await page.waitForURL(remotePages[name].path);
    await waitForRemotePage(page, OTHERS_TIMEOUT_MS);
  }
  await page.close();
}

/** Clicks Retry, and waits for the requested page. */
export async function clickRetry(page: Page): Promise<void> {
  await retryButton(page).click();
  await waitForRemotePage(page);
}

/** After a missing file the page reloads itself once: waits until the reload is over. */
export async function waitForReload(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  });
  await waitForErrorPage(page);
}
