import { arriving, emptyStores, LATER, navigation, openPage, pageOf } from './testing/fake-worker.ts';
import { pageResponse } from './page-response.ts';
import { storeCopy } from './testing/copies.ts';

const site = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.useFakeTimers();
  emptyStores();
});
afterEach(() => jest.useRealTimers());

describe('a server of other releases whose clock is slow', () => {
  it.each([
    ['a page', () => pageOf('next')],
    ['a page whose content does not arrive', () => arriving(pageOf('next')).page],
    ['a frame', () => pageOf('next; frame')],
    ['an error', () => pageOf('next', '', { status: 503 })],
  ])('makes a page load again only once when it responds with %s', async (_, respond) => {
    await storeCopy('/about', pageOf('live', 'fast clock', { date: LATER }));
    await storeCopy('/faq', pageOf('live', 'fast clock', { date: LATER }));
    // The copy shows before.
    site.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(respond()), 100)));
    const page = openPage('page');
    for (let visits = 0; visits < 5; visits += 1) {
      void pageResponse(navigation('/faq').event);
      await jest.advanceTimersByTimeAsync(5000);
    }
    expect(page.navigate).toHaveBeenCalledTimes(1);
  });
});
