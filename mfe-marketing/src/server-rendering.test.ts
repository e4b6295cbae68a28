/** @jest-environment node */
import { createTestShell } from '@roommate/shell-api/testing';
import { renderOnServer } from '@roommate/shell-api/testing/server';
import { routes } from './routes.tsx';

describe('pages on a server', () => {
  it.each([
    ['/', 'Find Your Perfect Roommate'],
    ['/about', '<h1'],
    ['/faq', 'Frequently Asked Questions'],
    ['/contact', 'Contact Us'],
  ])('%s has its content in the HTML', async (path, text) => {
    createTestShell();
    expect((await renderOnServer(routes, path)).html).toContain(text);
  });

  it('home has its listings in the HTML, and in the data for the browser', async () => {
    const [first] = createTestShell().listings();
    const { html, loaderData } = await renderOnServer(routes, '/');
    expect(html.match(/<article/g)).toHaveLength(8);
    expect(html).toContain(first?.title);
    expect(JSON.stringify(loaderData)).toContain(first?._id);
  });

  it('home fails as a whole without its listings, so that no error state is kept as a page', async () => {
    createTestShell().fail('/roommates/available', 503);
    await expect(renderOnServer(routes, '/')).rejects.toMatchObject({ status: 503 });
  });
});
