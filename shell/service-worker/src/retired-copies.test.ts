import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import { arriving, DATE, emptyStores, LATER, pageOf, settled, urlOfPage } from './testing/fake-worker.ts';
import { keysByVisit, openPages } from './pages-cache.ts';
import { retireCopies } from './retired-copies.ts';
import { copyOf, storeCopy } from './testing/copies.ts';

const copies = async () => [await copyOf('/faq'), await copyOf('/about')];

beforeEach(emptyStores);

describe('the copies of retired releases', () => {
  it('do not show once the site has named other releases', async () => {
    await storeCopy('/faq', pageOf('live', 'former'));
    await storeCopy('/about', pageOf('next', 'newer'));
    expect(await copies()).toEqual([undefined, 'newer']);
  });

  it.each([
    ['an error', pageOf('next', '', { status: 503 })],
    ['a frame', pageOf('next; frame')],
  ])('do not show after %s of other releases for another page', async (_, response) => {
    await storeCopy('/faq', pageOf('live', 'former'));
    await storeCopy('/about', response);
    expect(await copies()).toEqual([undefined, undefined]);
  });

  it('do not show either while the content of the first page of other releases does not arrive', async () => {
    await storeCopy('/faq', pageOf('live', 'former'));
    void storeCopy('/about', arriving(pageOf('next')).page);
    await settled();
    expect(await copies()).toEqual([undefined, undefined]);
  });

  it('do not show either when their content arrives after that of the newer releases', async () => {
    const { page, arrive } = arriving(pageOf('live'));
    const stored = storeCopy('/faq', page);
    await settled();
    await storeCopy('/about', pageOf('next', 'newer', { date: LATER }));
    arrive('former');
    await stored;
    expect(await copies()).toEqual([undefined, 'newer']);
  });

  it('give way to the newest page also if late responses come while its content is on its way', async () => {
    const { page, arrive } = arriving(pageOf('next', 'newest', { date: LATER }));
    const stored = storeCopy('/faq', page);
    await settled();
    await storeCopy('/about', pageOf('live', 'late'));
    await storeCopy('/faq', pageOf('live', 'late'));
    arrive('newest');
    await stored;
    expect(await copies()).toEqual(['newest', undefined]);
  });

  it('do not show either when the disk is full', async () => {
    await storeCopy('/faq', pageOf('live', 'former'));
    await storeCopy('/about', pageOf('live', 'former'));
    const pages = await openPages();
    const put = jest.spyOn(pages, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await retireCopies(pages, 'next');
    put.mockRestore();
    expect(await copies()).toEqual([undefined, undefined]);
  });

  it.each([
    ['with an earlier date', DATE],
    ['without a date', null],
  ])('are those that the site has sent %s, no matter which was stored last', async (_, date) => {
    await storeCopy('/about', pageOf('next', 'newer', { date: LATER }));
    await storeCopy('/faq', pageOf('live', 'arrived slowly', { date }));
    expect(await copies()).toEqual([undefined, 'newer']);
  });

  it('are those of an earlier revision in the same second, no matter which was stored last', async () => {
    await storeCopy('/about', pageOf('next', 'newer', { revision: 10 }));
    await storeCopy('/faq', pageOf('live', 'arrived slowly', { revision: 9 }));
    expect(await copies()).toEqual([undefined, 'newer']);
  });

  it('are those of an earlier date even if the store was reset, and has a lower revision now', async () => {
    await storeCopy('/about', pageOf('next', 'newer', { date: LATER, revision: 1 }));
    await storeCopy('/faq', pageOf('live', 'arrived slowly', { revision: 10 }));
    expect(await copies()).toEqual([undefined, 'newer']);
  });

  it('are no copies for the shell either, which looks for a date and for content', async () => {
    await storeCopy('/faq', pageOf('retired', `<script id="${PAGE_DATA_ELEMENT_ID}">`));
    const pages = await openPages();
    await retireCopies(pages, 'live');
    const stored = await pages.match(urlOfPage('/faq'));
    expect(stored?.headers.get('date')).toBeNull();
    expect(await stored?.text()).not.toContain(PAGE_DATA_ELEMENT_ID);
  });

  it('do not include what remotes keep beside their pages', async () => {
    const pages = await openPages();
    const kept = urlOfPage('/kept/rooms');
    await pages.put(kept, new Response('rooms'));
    await storeCopy('/faq', pageOf('live'));
    await storeCopy('/faq', pageOf('next', '', { date: LATER }));
    expect(await (await pages.match(kept))?.text()).toBe('rooms');
    expect((await keysByVisit(pages)).map(({ url }) => url)).toEqual([urlOfPage('/faq')]);
  });
});
