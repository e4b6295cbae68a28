import { pageOf, settled, updates, urlOfPage } from './testing/fake-worker.ts';
import { fetchVisited } from './fetch-copies.ts';
import { forgetPages, openPages } from './pages-cache.ts';
import { retireCopies } from './retired-copies.ts';
import { copyOf, storeCopy } from './testing/copies.ts';
import { useSiteWithRetiredCopies } from './testing/site-with-retired-copies.ts';

const { site, fetched, byVisit } = useSiteWithRetiredCopies();
const visit = (name: string) => fetchVisited(urlOfPage(name));

describe('pages that the visitor has opened in the app', () => {
  const pages = ['/5', '/6', '/7'];

  /** Lets the site respond only to the request `count`. @returns all requests until now */
  function holdResponses() {
    const respond: (() => void)[] = [];
    site.mockImplementation(
      () => new Promise((resolve) => respond.push(() => resolve(pageOf('live', 'new')))),
    );
    return async (count: number) => {
      await settled();
      respond[count]?.();
      return fetched();
    };
  }

  it('are fetched one after the other, before the retired copies', async () => {
    const respond = holdResponses();
    const done = Promise.all(pages.map(visit));
    const order = [...pages, '/3', '/2', '/1'];
    for (let count = 0; count < order.length; count += 1)
      expect(await respond(count)).toEqual(order.slice(0, count + 1));
    await done;
  });

  it('are fetched also after one that fails', async () => {
    site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await Promise.allSettled(pages.map(visit));
    expect([await copyOf('/5'), await copyOf('/6')]).toEqual([undefined, 'new /6']);
  });

  it('are fetched also after one whose response never comes', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    site.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Timeout', 'TimeoutError')));
        }),
    );
    const done = Promise.allSettled(pages.map(visit));
    await settled();
    expect(fetched()).toEqual(['/5']);
    limit.abort();
    await done;
    expect(await copyOf('/6')).toBe('new /6');
  });

  it('are in the order of their visits, also if a page opens while they wait', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1);
    const respond = holdResponses();
    const done = Promise.all(pages.map(visit));
    now.mockReturnValue(2);
    await storeCopy('/8', pageOf('live', 'opened'));
    now.mockReturnValue(3);
    for (let count = 0; count < 6; count += 1) await respond(count);
    await done;
    now.mockRestore();
    const order = (await byVisit()).filter((name) => name > '/3');
    expect(order).toEqual(['/8', '/7', '/6', '/5']);
  });

  it('are not stored if the visitor signs out while they wait', async () => {
    const respond = holdResponses();
    const done = Promise.all(pages.map(visit));
    await settled();
    await forgetPages();
    for (let count = 0; count < 3; count += 1) await respond(count);
    await done;
    expect(await Promise.all(pages.map(copyOf))).toEqual([undefined, undefined, undefined]);
  });
});

it('stores no page that was opened in the app before the visitor signed out', async () => {
  let respond: (page: Response) => void = () => undefined;
  site.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const opened = visit('/faq');
  await settled();
  await forgetPages();
  respond(pageOf('live', 'of the last user'));
  await opened;
  expect(await copyOf('/faq')).toBeUndefined();
  await visit('/faq');
  expect(await copyOf('/faq')).toBe('new /faq');
});

describe('a page of other releases that the visitor opens in the app', () => {
  it('makes the browser look for another script once, and fetches no copies', async () => {
    const before = updates();
    await visit('/4');
    expect(updates()).toBe(before);
    site.mockReset().mockResolvedValue(pageOf('next', 'newer'));
    await storeCopy('/1', pageOf('retired', 'former'));
    await retireCopies(await openPages(), 'live');
    await visit('/5');
    expect(updates()).toBe(before + 1);
    expect(fetched()).toEqual(['/5']);
  });
});
