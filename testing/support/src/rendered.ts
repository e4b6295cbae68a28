import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The data with which the browser takes over a rendered page. */
export const RENDERED = 'id="page-data"';

/** The processes of a release may still start. Then the first page comes without its content. */
export const rendered = (request: APIRequestContext, path: string, headers = {}): Promise<void> =>
  expect(async () =>
    expect(await (await request.get(path, { headers })).text()).toContain(RENDERED),
  ).toPass();

/** Waits until React has taken over the whole page. It marks each of its elements. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('#root :is(h1, h2, h3, p, a, button, input, select, li)')];
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return elements.length > 0 && elements.every(isTaken);
  });
}
