import { waitFor } from '@testing-library/react';
import { onLinkInView } from './on-link-in-view.ts';

/** jsdom has no layout. Here, each observed link is in view. */
class EverythingInView {
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(target: Element): void {
    this.#notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {
    // Nothing to free.
  }
}

it('reports links that are there, and links that come later', async () => {
  const idle = jest.fn((observe: () => void) => setTimeout(observe));
  Object.assign(globalThis, { IntersectionObserver: EverythingInView, requestIdleCallback: idle });
  document.body.innerHTML = '<main><a href="/faq">FAQ</a></main>';
  const reported = new Set<string>();
  onLinkInView((page) => reported.add(page.pathname));
  await waitFor(() => expect([...reported]).toEqual(['/faq']));
  idle.mockClear();
  for (const path of ['/about', '/contact']) {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${path}">Page</a>`);
    await Promise.resolve();
  }
  await waitFor(() => expect([...reported]).toEqual(['/faq', '/about', '/contact']));
  expect(idle).toHaveBeenCalledTimes(1);
});
