import type { BrowserContext, Page } from 'playwright-core';

/** A page of each remote, and how visitors come there from another page. */
export const remotePages = {
  'mfe-listings': { path: '/browse-listings', link: 'a[href="/browse-listings"]' },
  'mfe-dashboard': { path: '/dashboard', link: 'a[href="/dashboard"]' },
  'mfe-marketing': { path: '/faq', link: 'a[href="/faq"]' },
} as const;

export type RemoteName = keyof typeof remotePages;
export const remoteNames = Object.keys(remotePages) as RemoteName[];

/** Twice the ten seconds after which a file that hangs is given up, and what a slow machine needs beyond. */
export const PATIENCE_MS = 45_000;
/** Less than a hang: no remote waits for the connections that another one holds. */
const OTHERS_PATIENCE_MS = 15_000;

const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

/** Waits until the page says that it failed, inside the layout. @returns what it says */
export async function failureShown(page: Page): Promise<string> {
  await retryButton(page).waitFor({ timeout: PATIENCE_MS });
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
  return (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** Waits until a page of a remote shows: its own heading, and no Retry. */
export async function pageShown(page: Page, timeout = PATIENCE_MS): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: /could not be loaded|went wrong|404/ })
    .waitFor({ timeout });
  if ((await retryButton(page).count()) > 0) throw new Error('The page shows Retry.');
}

/** The pages of the other remotes, from one to the next without loading the page anew. */
export async function othersWork(context: BrowserContext, broken: RemoteName): Promise<void> {
  const [first, ...rest] = remoteNames.filter((name) => name !== broken);
  if (first === undefined) return;
  const page = await context.newPage();
  await page.goto(remotePages[first].path, { waitUntil: 'commit', timeout: OTHERS_PATIENCE_MS });
  await pageShown(page, OTHERS_PATIENCE_MS);
  for (const name of rest) {
    await page.locator(remotePages[name].link).first().click();
    await page.waitForURL(remotePages[name].path);
    await pageShown(page, OTHERS_PATIENCE_MS);
  }
  await page.close();
}

/** Presses Retry once the page has come to rest, and waits for the page that was asked for. */
export async function retryWorks(page: Page): Promise<void> {
  await retryButton(page).click();
  await pageShown(page);
}

/** A file that is gone makes the page load itself anew, once: waits until that is over. */
export async function reloadedOnce(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  });
  await failureShown(page);
}
