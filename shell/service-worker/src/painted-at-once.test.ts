import { paintedAtOnce } from './painted-at-once.ts';

const page = (body: string): string =>
  `<!doctype html><html><head><title>FAQ</title></head><body>${body}</body></html>`;

it('waits with the paint of a page until its content has been read', () => {
  const html = paintedAtOnce(page('<main id="main" tabindex="-1">Ask first.</main>'));
  expect(html).toContain('<head><link rel="expect" href="#main" blocking="render"><title>FAQ</title>');
  expect(html).toContain('>Ask first.</main>');
});

it('leaves a page without content as it is, which would otherwise wait for nothing', () => {
  const frame = page('<div class="page-skeleton"></div>');
  expect(paintedAtOnce(frame)).toBe(frame);
});
