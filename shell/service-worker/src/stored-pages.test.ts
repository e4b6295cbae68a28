import { emptyStores, pageOf, urlOfPage } from './testing/fake-worker.ts';
import { findStoredPage, forgetPages, storePage } from './stored-pages.ts';

const url = urlOfPage('/faq');
const stored = async (path = '/faq') => (await findStoredPage(urlOfPage(path)))?.text();
const redirected = (): Response => Object.defineProperty(pageOf('live'), 'redirected', { value: true });

beforeEach(emptyStores);

describe('the store of pages', () => {
  it('has the latest copy of a page, also for a URL with a fragment', async () => {
    await storePage(url, pageOf('live', 'first'));
    await storePage(`${url}#rent`, pageOf('live', 'second'));
    expect(await stored('/faq#deposit')).toBe('second');
  });

  it.each([
    ['is not for everybody', pageOf(null)],
    ['no longer exists', pageOf('live', '', { status: 404 })],
    ['has moved', redirected()],
  ])('deletes the copy of a page that %s', async (_, response) => {
    await storePage(url, pageOf('live', 'first'));
    await storePage(url, response);
    expect(await stored()).toBeUndefined();
  });

  it.each([
    ['an error', pageOf('live', '', { status: 503 })],
    ['an error of a proxy', pageOf(null, '', { status: 502 })],
    ['a frame', pageOf('live; frame')],
  ])('keeps the copy after %s of the same releases', async (_, response) => {
    await storePage(url, pageOf('live', 'first'));
    await storePage(url, response);
    expect(await stored()).toBe('first');
  });

  it.each([
    ['an error', pageOf('next', '', { status: 503 })],
    ['a frame', pageOf('next; frame')],
  ])('deletes the copy of retired releases after %s of other ones', async (_, response) => {
    await storePage(url, pageOf('live', 'first'));
    await storePage(url, response);
    expect(await stored()).toBeUndefined();
  });

  it('has 30 pages at most, and deletes the oldest one first', async () => {
    for (let n = 0; n <= 30; n += 1) await storePage(urlOfPage(`/${n}`), pageOf('live', `${n}`));
    expect([await stored('/0'), await stored('/1'), await stored('/30')]).toEqual([undefined, '1', '30']);
    await forgetPages();
    expect(await stored('/30')).toBeUndefined();
  });
});
