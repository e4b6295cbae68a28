/** @jest-environment node */
import { createTestShell, sampleListings } from '@roommate/shell-api/testing';
import { renderOnServer, structuredDataIn } from '@roommate/shell-api/testing/server';
import { routes } from './routes.tsx';

const cards = (html: string): number => html.match(/<article/g)?.length ?? 0;

const nextPageIn = (html: string): string | undefined =>
  /<a rel="next"[^>]* href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('browse on a server', () => {
  it('has the whole first batch and the numbers in the HTML', async () => {
    createTestShell({ listings: sampleListings(60) });
    const { html } = await renderOnServer(routes, '/browse-listings');
    expect(cards(html)).toBe(24);
    expect(html).toContain('Showing 24 of 60 listings');
  });

  it('links to the next page, down to the last listing', async () => {
    createTestShell({ listings: sampleListings(60) });
    const ids = new Set<string>();
    let path: string | undefined = '/browse-listings';
    while (path !== undefined) {
      const { html } = await renderOnServer(routes, path);
      for (const [, id = ''] of html.matchAll(/href="\/roommate\/(\w+)"/g)) ids.add(id);
      path = nextPageIn(html);
    }
    expect(ids.size).toBe(60);
  });

  it('describes its listings to search engines, in their order', async () => {
    const listings = sampleListings(30);
    createTestShell({ listings });
    const things = structuredDataIn((await renderOnServer(routes, '/browse-listings')).html);
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    const { itemListElement } = things[1] as unknown as { itemListElement: unknown[] };
    expect(itemListElement).toHaveLength(24);
    const { _id, title } = listings[1] ?? {};
    expect(itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: title,
      url: `/roommate/${_id}`,
    });
  });

  it('has the filters of the list only for people without JavaScript', async () => {
    createTestShell({ listings: sampleListings(16) });
    const { html } = await renderOnServer(routes, '/browse-listings');
    const [, withoutScripts = ''] =
      /<noscript>((?:(?!<\/noscript>).)*name="rentMax".*?)<\/noscript>/s.exec(html) ?? [];
    expect(withoutScripts).toMatch(
      /<input[^>]* name="rentMax"[^>]* form="[^"]+"|<input[^>]* form="[^"]+"[^>]* name="rentMax"/,
    );
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('rentMax');
  });

  it('has the matches, chips and filters of a search in a form that works without JavaScript', async () => {
    createTestShell({ listings: sampleListings(16) });
    const { html } = await renderOnServer(routes, '/browse-listings?q=seat+in+mirpur&sort=rent');
    expect(cards(html)).toBe(2);
    expect(html).toContain('2 rooms found');
    expect(html).toContain('href="/browse-listings?place=mirpur&amp;sort=rent"');
    expect(html).toMatch(/<form[^>]* action="\/browse-listings"[^>]*>/);
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="seat in mirpur"/);
    const [, form] = /<form id="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<select[^>]*name="sort"[^>]*form="${form}"`));
  });

  it('has the areas of the map as a table', async () => {
    createTestShell({ listings: sampleListings(16) });
    const { html } = await renderOnServer(routes, '/browse-listings?view=map');
    expect(html).toMatch(/<a href="\/areas\/dhanmondi"/);
    expect(html).toContain('Median rent');
    expect(html).toContain('Hide map');
  });

  it('links to the next page of a search', async () => {
    createTestShell({ listings: sampleListings(60) });
    const { html } = await renderOnServer(routes, '/browse-listings?availability=available');
    expect(nextPageIn(html)).toBe('/browse-listings?availability=available&cursor=24');
    const next = await renderOnServer(routes, '/browse-listings?availability=available&cursor=24');
    expect(cards(next.html)).toBe(24);
  });

  it('renders a search that the API refuses, because the mistake is the visitor’s', async () => {
    createTestShell();
    const { html } = await renderOnServer(routes, '/browse-listings?place=atlantis');
    expect(html).toContain('Loading rooms...');
    expect(html).toMatch(/<noscript><p[^>]*>This search is not possible/);
  });

  it.each(['', 'place=mirpur&', 'place=atlantis&', 'view=map&'])(
    'fails when the API refuses the cursor, so that the site starts the list again: ?%scursor=x',
    async (search) => {
      createTestShell().fail(/cursor=/, 400);
      const rendering = renderOnServer(routes, `/browse-listings?${search}cursor=x`);
      await expect(rendering).rejects.toMatchObject({ status: 400 });
    },
  );

  it('fails when the API refuses to search, such as after too many requests', async () => {
    createTestShell().fail('/roommates/search', 429);
    const rendering = renderOnServer(routes, '/browse-listings?q=mirpur');
    await expect(rendering).rejects.toMatchObject({ status: 429 });
  });

  it('keeps nothing of a request for the next one', async () => {
    createTestShell({ listings: sampleListings(3) });
    await renderOnServer(routes, '/browse-listings');
    createTestShell({ listings: sampleListings(5) });
    expect(cards((await renderOnServer(routes, '/browse-listings')).html)).toBe(5);
  });

  it('fails as a whole without its listings', async () => {
    createTestShell().fail('/roommates', 503);
    await expect(renderOnServer(routes, '/browse-listings')).rejects.toMatchObject({ status: 503 });
  });
});

describe('the details of a listing on a server', () => {
  it('are what the API gives to anybody', async () => {
    const [listing] = createTestShell().listings();
    const { html, loaderData } = await renderOnServer(routes, `/roommate/${listing?._id}`);
    expect(html).toContain(`>${listing?.title}</h1>`);
    expect(html).toContain(listing?.description);
    expect(html).toContain('Like to get contact');
    for (const secret of [listing?.contact, listing?.email]) {
      expect(secret).toMatch(/./);
      expect(html + JSON.stringify(loaderData)).not.toContain(secret);
    }
  });

  it('of an unknown listing say so, and the site learns that they are missing', async () => {
    createTestShell();
    const { html, meta } = await renderOnServer(routes, '/roommate/665f1c2ab7d94e0012a4c9d1');
    expect(html).toContain('Roommate not found');
    expect(meta).toMatchObject({ title: 'Roommate not found', isMissing: true });
  });
});

describe('an area on a server', () => {
  it('has its rents and rooms in the HTML', async () => {
    createTestShell({ listings: sampleListings(60) });
    const { html, meta } = await renderOnServer(routes, '/areas/mirpur-10');
    expect(html).toContain('Rooms in Mirpur 10');
    expect(html).toContain('BDT');
    expect(cards(html)).toBeGreaterThan(0);
    expect(meta).toMatchObject({
      title: 'Rooms in Mirpur 10',
      description: expect.stringContaining('Mirpur 10, Dhaka') as string,
    });
  });

  it('has the way to the page for search engines', async () => {
    createTestShell({ listings: sampleListings(60) });
    const [way] = structuredDataIn((await renderOnServer(routes, '/areas/mirpur-10')).html);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: '/' },
        { position: 2, item: '/browse-listings' },
        { position: 3, item: '/areas' },
        { position: 4, name: 'Rooms in Mirpur 10', item: '/areas/mirpur-10' },
      ],
    });
  });

  it('is linked from the page of all areas', async () => {
    createTestShell({ listings: sampleListings(60) });
    const { html } = await renderOnServer(routes, '/areas');
    expect(html).toContain('href="/areas/mirpur-10"');
    expect(html).toContain('href="/areas/mirpur"');
  });

  it('says that there is no such area', async () => {
    createTestShell();
    const { html, meta } = await renderOnServer(routes, '/areas/atlantis');
    expect(html).toContain('Area not found');
    expect(meta).toMatchObject({ title: 'Area not found', isMissing: true });
  });
});

describe('saved rooms on a server', () => {
  it('has placeholders, because only the browser knows what is saved', async () => {
    createTestShell({ saved: sampleListings(1).map(({ _id }) => _id) });
    const { html } = await renderOnServer(routes, '/saved');
    expect(html).toContain('Loading your saved rooms...');
    expect(cards(html)).toBe(0);
  });

  it('has cards whose Save shows no state', async () => {
    const listings = sampleListings(2);
    createTestShell({ listings, saved: listings.map(({ _id }) => _id) });
    const { html } = await renderOnServer(routes, '/browse-listings');
    expect(html.match(/aria-label="Save: /g)).toHaveLength(2);
    expect(html).not.toContain('aria-label="Saved');
    expect(html.match(/class="button unknown save"/g)).toHaveLength(2);
  });

  it('has a whole comparison, from its link', async () => {
    const listings = sampleListings(3);
    createTestShell({ listings });
    const ids = listings.map(({ _id }) => _id).join(',');
    const { html } = await renderOnServer(routes, `/compare?ids=${ids}`);
    for (const { title } of listings) expect(html).toContain(title);
  });
});
