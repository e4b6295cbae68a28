import { arriving, emptyStores, LATER, pageOf, settled } from './testing/fake-worker.ts';
import { forgetPages, openPages } from './pages-cache.ts';
import { copyOf, storeCopy } from './testing/copies.ts';

const redirected = (): Response => Object.defineProperty(pageOf('live'), 'redirected', { value: true });
/** Browsers leave a redirect of a navigation to the page. */
const redirecting = (): Response => Object.defineProperty(pageOf(null), 'status', { value: 0 });

beforeEach(emptyStores);

describe('the store of pages', () => {
  it('has the latest copy of a page, also for a URL with a fragment', async () => {
    await storeCopy('/faq', pageOf('live', 'first'));
    await storeCopy('/faq#rent', pageOf('live', 'second'));
    expect(await copyOf('/faq#deposit')).toBe('second');
  });

  it('has pages that wait with their paint for their content', async () => {
    await storeCopy('/faq', pageOf('live', '<head></head><main id="main">FAQ</main>'));
    expect(await copyOf('/faq')).toMatch(/^<head><link rel="expect" href="#main" blocking="render">/);
  });

  it('keeps the newer copy of a page when an older response arrives late', async () => {
    await storeCopy('/faq', pageOf('live', 'newer', { date: LATER }));
    await storeCopy('/faq', pageOf('live', 'older'));
    expect(await copyOf('/faq')).toBe('newer');
  });

  it('has no page of former releases that arrives after the one of newer releases', async () => {
    await storeCopy('/faq', pageOf('next', 'newer', { date: LATER }));
    await storeCopy('/faq', pageOf('live', 'late'));
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it.each([
    ['newer releases', { date: LATER }],
    ['a later revision in the same second', { revision: 10 }],
  ])('has no page either whose content arrives after the page of %s', async (_, newer) => {
    const { page, arrive } = arriving(pageOf('live', '', { revision: 9 }));
    const stored = storeCopy('/faq', page);
    await settled();
    await storeCopy('/faq', pageOf('next', 'newer', newer));
    arrive('late');
    await stored;
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it('has the page of a server with a slow clock after the second visit', async () => {
    await storeCopy('/faq', pageOf('live', 'fast clock', { date: LATER }));
    await storeCopy('/faq', pageOf('next', 'slow clock'));
    expect(await copyOf('/faq')).toBeUndefined();
    await storeCopy('/faq', pageOf('next', 'slow clock'));
    expect(await copyOf('/faq')).toBe('slow clock');
  });

  it('keeps the copy when the connection ends within the next one', async () => {
    await storeCopy('/faq', pageOf('live', 'first'));
    const { page, fail } = arriving(pageOf('live'));
    const stored = storeCopy('/faq', page);
    fail(new TypeError('Failed to fetch'));
    await expect(stored).rejects.toThrow('Failed to fetch');
    expect(await copyOf('/faq')).toBe('first');
  });

  it.each([
    ['is not for everybody', pageOf(null)],
    ['no longer exists', pageOf('live', '', { status: 404 })],
    ['will not come back', pageOf(null, '', { status: 410 })],
    ['has moved', redirected()],
    ['has moved since it was opened', redirecting()],
  ])('deletes the copy of a page that %s', async (_, response) => {
    await storeCopy('/faq', pageOf('live', 'first'));
    await storeCopy('/faq', response);
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it.each([
    ['an error', pageOf('live', '', { status: 503 })],
    ['an error of a proxy', pageOf(null, '', { status: 502 })],
    ['a proxy that blocks the request', pageOf(null, '', { status: 403 })],
    ['a proxy that is busy', pageOf(null, '', { status: 429 })],
    ['a frame', pageOf('live; frame')],
  ])('keeps the copy after %s of the same releases', async (_, response) => {
    await storeCopy('/faq', pageOf('live', 'first'));
    await storeCopy('/faq', response);
    expect(await copyOf('/faq')).toBe('first');
  });

  it.each([
    ['an error', pageOf('next', '', { status: 503 })],
    ['a frame', pageOf('next; frame')],
  ])('shows no copy of retired releases after %s of other ones', async (_, response) => {
    await storeCopy('/faq', pageOf('live', 'first'));
    await storeCopy('/faq', response);
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it.each([
    ['an error', pageOf('next', '', { status: 503 })],
    ['a frame', pageOf('next; frame')],
  ])(
    'shows no copy after %s of other releases, also when another page has a later date',
    async (_, response) => {
      await storeCopy('/about', pageOf('live', 'fast clock', { date: LATER }));
      await storeCopy('/faq', pageOf('live', 'first'));
      await storeCopy('/faq', response);
      expect([await copyOf('/faq'), await copyOf('/about')]).toEqual([undefined, 'fast clock']);
    },
  );

  it('deletes the copy of a page that no longer exists on a server with a slow clock', async () => {
    await storeCopy('/faq', pageOf('live', 'fast clock', { date: LATER }));
    await storeCopy('/faq', pageOf('next', '', { status: 404 }));
    expect(await (await openPages()).keys()).toEqual([]);
  });

  it('has 30 pages at most, and deletes the one whose visit is longest ago', async () => {
    for (let n = 0; n <= 30; n += 1) await storeCopy(`/${n}`, pageOf('live', `${n}`));
    expect([await copyOf('/0'), await copyOf('/1'), await copyOf('/30')]).toEqual([undefined, '1', '30']);
    await forgetPages();
    expect(await copyOf('/30')).toBeUndefined();
  });

  it('keeps a page that was opened last, also when its copy was stored before others', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(2);
    await storeCopy('/last', pageOf('live', 'opened last'));
    now.mockReturnValue(1);
    for (let n = 1; n <= 30; n += 1) await storeCopy(`/${n}`, pageOf('live', `${n}`));
    now.mockRestore();
    expect([await copyOf('/last'), await copyOf('/1')]).toEqual(['opened last', undefined]);
  });
});
