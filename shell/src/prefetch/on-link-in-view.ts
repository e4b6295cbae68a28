import { linkedPage } from './linked-page.ts';

const LINKS = 'main a[href]';

/**
 * Calls `report` with each page that a link in the visible part of a page's content leads to. The header and the footer
 * are on every page. Their links would load most pages of the site, so they do not count.
 * @param isWanted whether links are worth watching now
 * @returns asks that again, and reports all visible links again
 */
export function onLinkInView(report: (page: URL) => void, isWanted: () => boolean): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting ? linkedPage(target) : undefined;
      // A list has many links to other searches of it. They load on intent.
      if (page && page.pathname !== location.pathname) report(page);
    }
  });
  let isWaiting = false;
  const observe = (): void => {
    isWaiting = false;
    observer.disconnect();
    if (!isWanted()) return;
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  };
  const whenIdle = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestIdleCallback(observe);
  };
  // The cards of a list come after its page, and while the visitor scrolls.
  new MutationObserver(whenIdle).observe(document.body, { childList: true, subtree: true });
  whenIdle();
  return whenIdle;
}
