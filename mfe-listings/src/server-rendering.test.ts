/** @jest-environment node */
import { createTestShell, sampleListings } from '@roommate/shell-api/testing';
import { renderOnServer } from '@roommate/shell-api/testing/server';
import { routes } from './routes.tsx';

const cards = (html: string): number => html.match(/<article/g)?.length ?? 0;

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
      path = /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(ids.size).toBe(60);
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
