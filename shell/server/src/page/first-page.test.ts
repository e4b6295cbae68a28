import { firstPageOf } from './first-page.ts';

const list = { pageParameter: 'page' };

describe('the first page of a list', () => {
  it.each([
    ['/list', 'page=x', '/list'],
    ['/list', 'q=desk&page=x', '/list?q=desk'],
    ['/list', 'q=desk', undefined],
  ])('of %s?%s is at %s', (pathname, query, expected) => {
    expect(firstPageOf(list, pathname, query)).toBe(expected);
  });

  it.each([
    '/\\evil.example',
    '//evil.example/',
    '/\\',
    'http://evil.example/',
    '/lists/..\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ])('is never at another site: %s', (pathname) =>
    expect(firstPageOf(list, pathname, 'page=x')).toBeUndefined(),
  );
});
