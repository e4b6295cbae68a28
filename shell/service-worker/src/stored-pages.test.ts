import { arriving, emptyStores, pageOf } from './testing/fake-worker.ts';
import { forgetPages } from './pages-cache.ts';
import { copyOf, storeCopy } from './testing/copies.ts';

const redirected = (): Response => Object.defineProperty(pageOf('live'), 'redirected', { value: true });

beforeEach(emptyStores);

describe('the store of pages', () => {
  it('has the latest copy of a page, also for a URL with a fragment', async () => {
    await storeCopy('/faq', pageOf('live', 'first'));
    await storeCopy('/faq#rent', pageOf('live', 'second'));
    expect(await copyOf('/faq#deposit')).toBe('second');
  });

  it('keeps the newer copy of a page when an older response arrives late', async () => {
    await storeCopy('/faq', pageOf('live', 'newer', { date: 'Thu, 26 Nov 2026 10:00:01 GMT' }));
    await storeCopy('/faq', pageOf('live', 'older'));
    expect(await copyOf('/faq')).toBe('newer');
  });

  it('has the page of other releases, also when its server has a slow clock', async () => {
    await storeCopy('/faq', pageOf('live', 'fast clock', { date: 'Thu, 26 Nov 2026 10:00:01 GMT' }));
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
    ['has moved', redirected()],
  ])('deletes the copy of a page that %s', async (_, response) => {
    await storeCopy('/faq', pageOf('live', 'first'));
    await storeCopy('/faq', response);
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it.each([
    ['an error', pageOf('live', '', { status: 503 })],
    ['an error of a proxy', pageOf(null, '', { status: 502 })],
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
