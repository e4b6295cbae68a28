import type { Page } from 'playwright-core';

/** The longest part of a text in a message. */
const MAX_CHARACTERS = 120;

const quoted = (text = ''): string => `“${text.slice(0, MAX_CHARACTERS)}”`;

/**
 * The first text of a page's content that differs from the HTML of the server. It is a hint, because effects also
 * change a page. The layout is left out, because it shows who is signed in.
 */
export async function firstDifference(page: Page, html: string): Promise<string | undefined> {
  const [server = [], browser = []] = await page.evaluate(
    (served) =>
      [new DOMParser().parseFromString(served, 'text/html'), document].map((each) => {
        const walker = each.createTreeWalker(each.querySelector('main') ?? each.body, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
        return texts;
      }),
    html,
  );
  const index = server.findIndex((text, nth) => text !== browser[nth]);
  if (index < 0) return undefined;
  return `The first text that differs: ${quoted(server[index])} from the server, ${quoted(browser[index])} in the browser.`;
}
