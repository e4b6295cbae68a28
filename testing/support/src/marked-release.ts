import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { ReleaseSite } from './release-site.ts';
import { RENDERED } from './rendered.ts';

/** The remote whose releases the tests change, and one of its pages. */
export const REMOTE = 'mfe-marketing';
const PATH = '/faq';

/** The code that a new release runs first. */
export const MARK = "document.documentElement.dataset.release = 'next';";

/** The heading of a page in the live release, and in the next one. */
const headings = {
  '/faq': ['Frequently Asked Questions', 'Next Asked Questions'],
  '/browse-listings': ['Browse Listings', 'Browse Next Listings'],
} as const;
const pages = { 'mfe-marketing': '/faq', 'mfe-listings': '/browse-listings' } as const;

type Shown = 'live' | 'next';

/** Adds a release whose pages differ, in the browser and on the server. @returns its version */
export const stageNext = (releases: ReleaseSite, name: keyof typeof pages = REMOTE): Promise<string> =>
  releases.stage(name, '0.1.0-next', { code: MARK, text: headings[pages[name]] });

/** Gets a page without a browser. @returns the heading in its HTML */
export async function servedHeading(request: APIRequestContext, path: string = PATH): Promise<string> {
  let heading = '';
  // The processes of a release may still start. Then the first page comes without its content.
  await expect(async () => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(RENDERED);
    [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
  }).toPass();
  return heading;
}

/** @returns which release has rendered the HTML of a page */
export async function renderedRelease(
  request: APIRequestContext,
  path: keyof typeof headings = PATH,
): Promise<Shown> {
  const heading = await servedHeading(request, path);
  const [live, next] = headings[path];
  expect([live, next]).toContain(heading);
  return heading === next ? 'next' : 'live';
}

/** Opens a page of the remote. Its HTML must come from the same release. @returns which release it shows */
export async function shownRelease(page: Page): Promise<Shown> {
  await page.goto(PATH);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const shown = (await page.locator('html').getAttribute('data-release')) === 'next' ? 'next' : 'live';
  const [live, next] = headings[PATH];
  await expect(heading).toHaveText(shown === 'next' ? next : live);
  expect(await renderedRelease(page.request)).toBe(shown);
  return shown;
}
