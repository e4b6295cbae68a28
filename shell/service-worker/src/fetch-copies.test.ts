import { pageOf, setReleases, settled, updates, urlOfPage } from './testing/fake-worker.ts';
import { fetchRetiredCopies, fetchVisited } from './fetch-copies.ts';
import { forgetPages, openPages } from './pages-cache.ts';
import { retireCopies } from './retired-copies.ts';
import { copyOf, storeCopy } from './testing/copies.ts';
import { path, useSiteWithRetiredCopies } from './testing/site-with-retired-copies.ts';

const { site, fetched, byVisit } = useSiteWithRetiredCopies();
const visit = (name: string) => fetchVisited(urlOfPage(name));

beforeEach(() => setReleases({ savesData: false }));

describe('the pages whose copies are retired', () => {
  it('are fetched again, the one that was opened last first', async () => {
    await storeCopy('/4', pageOf('live', 'of live releases'));
    await fetchRetiredCopies();
    expect(fetched()).toEqual(['/3', '/2', '/1']);
    expect([await copyOf('/1'), await copyOf('/4')]).toEqual(['new /1', 'of live releases']);
  });

  it('stay in the order in which they were opened', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await storeCopy('/2', pageOf('retired', 'opened again'));
    await retireCopies(await openPages(), 'live');
    now.mockRestore();
    await fetchRetiredCopies();
    expect(fetched()[0]).toBe('/2');
    expect((await byVisit())[0]).toBe('/2');
  });

  it('are fetched one after the other', async () => {
    const respond: (() => void)[] = [];
    site.mockImplementation(() => new Promise((resolve) => respond.push(() => resolve(pageOf('live')))));
    const done = Promise.all([fetchRetiredCopies(), fetchRetiredCopies()]);
    for (let count = 1; count <= 3; count += 1) {
      await settled();
      expect(site).toHaveBeenCalledTimes(count);
      respond[count - 1]?.();
    }
    await done;
  });

  it.each([
    ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site', () => Promise.resolve(pageOf('live; frame', '', { status: 503 }))],
    ['a busy proxy', () => Promise.resolve(pageOf(null, '', { status: 429 }))],
  ])('wait for the next visit when %s fails', async (_, response) => {
    site.mockImplementation(response);
    await fetchRetiredCopies();
    expect(fetched()).toEqual(['/3']);
    site.mockImplementation(() => Promise.resolve(pageOf('live', 'new')));
    await visit('/4');
    expect([await copyOf('/1'), await copyOf('/3')]).toEqual(['new', 'new']);
  });

  it.each([500, 403])(
    'wait alone for the next visit when the error %s concerns one of them',
    async (status) => {
      site.mockResolvedValueOnce(pageOf(null, '', { status }));
      await fetchRetiredCopies();
      expect([await copyOf('/1'), await copyOf('/2'), await copyOf('/3')]).toEqual([
        'new /1',
        'new /2',
        undefined,
      ]);
      await visit('/4');
      expect(await copyOf('/3')).toBe('new /3');
    },
  );

  it('are fetched once only when the site sends no content', async () => {
    site.mockImplementation(() => Promise.resolve(pageOf('live; frame')));
    await fetchRetiredCopies();
    await fetchRetiredCopies();
    expect(site).toHaveBeenCalledTimes(3);
  });

  it('are still fetched after a visit to which the site has sent no content', async () => {
    await storeCopy('/3', pageOf('live; frame'));
    await fetchRetiredCopies();
    expect(await copyOf('/3')).toBe('new /3');
  });

  it('are not fetched for people who save data', async () => {
    setReleases({ savesData: true });
    await fetchRetiredCopies();
    expect(site).not.toHaveBeenCalled();
  });

  it('are left alone when the visitor opens them meanwhile, also of other releases', async () => {
    const opened = () => pageOf('next', 'opened', { date: 'Thu, 26 Nov 2026 10:00:01 GMT' });
    site.mockImplementation(async (url) => {
      if (path(url) === '/3') await storeCopy('/3', opened());
      if (path(url) === '/2') await storeCopy('/1', opened());
      return pageOf('live', 'new');
    });
    await fetchRetiredCopies();
    expect(fetched()).toEqual(['/3', '/2']);
    expect([await copyOf('/1'), await copyOf('/3')]).toEqual(['opened', 'opened']);
  });

  it('wait for the next script when one of them comes from other releases: no update of the script', async () => {
    const before = updates();
    site.mockImplementation(() => Promise.resolve(pageOf('next', 'newer')));
    await fetchRetiredCopies();
    expect(fetched()).toEqual(['/3']);
    expect(updates()).toBe(before);
  });

  it('are not fetched when the visitor signs out meanwhile', async () => {
    site.mockImplementation(async () => {
      await forgetPages();
      return pageOf('live', 'new');
    });
    await fetchRetiredCopies();
    expect(fetched()).toEqual(['/3']);
    expect([await copyOf('/1'), await copyOf('/3')]).toEqual([undefined, undefined]);
  });
});
