import { waitFor } from '@testing-library/react';
import { EverythingInView } from '../testing/everything-in-view.ts';
import { onLinkInView } from './on-link-in-view.ts';

const idle = jest.fn((observe: () => void) => setTimeout(observe));
Object.assign(globalThis, { IntersectionObserver: EverythingInView, requestIdleCallback: idle });

const always = () => true;

it('reports links that are there, and links that come later', async () => {
  document.body.innerHTML = '<main><a href="/faq">FAQ</a></main>';
  const reported = new Set<string>();
  onLinkInView((page) => reported.add(page.pathname), always);
  await waitFor(() => expect([...reported]).toEqual(['/faq']));
  idle.mockClear();
  for (const path of ['/about', '/contact']) {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${path}">Page</a>`);
    await Promise.resolve();
  }
  await waitFor(() => expect([...reported]).toEqual(['/faq', '/about', '/contact']));
  expect(idle).toHaveBeenCalledTimes(1);
});

it('reports no link to another search of the open page', async () => {
  history.replaceState(null, '', '/browse');
  document.body.innerHTML = '<main><a href="/browse?view=map">Map</a><a href="/faq?q=a">FAQ</a></main>';
  const reported: string[] = [];
  onLinkInView((page) => reported.push(page.pathname), always);
  await waitFor(() => expect(reported).toEqual(['/faq']));
});

it('reports no link of the header and the footer, which are on every page', async () => {
  document.body.innerHTML =
    '<header><a href="/about">About</a></header><main><a href="/faq">FAQ</a></main><footer><a href="/contact">Contact</a></footer>';
  const reported: string[] = [];
  onLinkInView((page) => reported.push(page.pathname), always);
  await waitFor(() => expect(reported).toEqual(['/faq']));
});

it('watches no links until they are wanted', async () => {
  document.body.innerHTML = '<main><a href="/faq">FAQ</a></main>';
  const reported: string[] = [];
  const isWanted = jest.fn(() => false);
  const askAgain = onLinkInView((page) => reported.push(page.pathname), isWanted);
  await waitFor(() => expect(isWanted).toHaveBeenCalled());
  expect(reported).toEqual([]);
  isWanted.mockReturnValue(true);
  askAgain();
  await waitFor(() => expect(reported).toEqual(['/faq']));
});
