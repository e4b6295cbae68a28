import { waitFor } from '@testing-library/react';
import { EverythingInView } from '../testing/everything-in-view.ts';
import { onLinkInView } from './on-link-in-view.ts';

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
