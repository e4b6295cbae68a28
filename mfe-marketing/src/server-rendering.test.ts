/** @jest-environment node */
import { createTestShell } from '@roommate/shell-api/testing';
import { renderOnServer, structuredDataIn } from '@roommate/shell-api/testing/server';
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

  it('home has all reviews for people without scripts, also for their screen readers', async () => {
    createTestShell();
    const { html } = await renderOnServer(routes, '/');
    expect(html).toContain('aria-label="3 of 3"');
    expect(html).not.toMatch(/\sinert[\s=>]/);
  });

  it('home fails as a whole without its listings, so that no error state is kept as a page', async () => {
    createTestShell().fail('/roommates/available', 503);
    await expect(renderOnServer(routes, '/')).rejects.toMatchObject({ status: 503 });
  });

  it('home describes the site and its search to search engines', async () => {
    createTestShell();
    const [site] = structuredDataIn((await renderOnServer(routes, '/')).html);
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: '/browse-listings?q={search_term_string}' } },
    });
  });

  it('the FAQ describes its questions with their whole answers', async () => {
    createTestShell();
    const [faq, way] = structuredDataIn((await renderOnServer(routes, '/faq')).html);
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    const questions = (faq as unknown as { mainEntity: unknown[] }).mainEntity;
    expect(questions).toHaveLength(5);
    expect(questions[4]).toMatchObject({
      name: 'A listing looks wrong. What can I do?',
      acceptedAnswer: {
        text: expect.stringMatching(
          /^Watch for .* ask twice\. Don’t pay and don’t go\. Send us the title of the listing and what happened\. .* line 999\. You can .* station\.$/,
        ) as string,
      },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it.each(['/about', '/contact'])('%s describes its place in the site', async (path) => {
    createTestShell();
    const [way] = structuredDataIn((await renderOnServer(routes, path)).html);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { item: path }],
    });
  });
});
