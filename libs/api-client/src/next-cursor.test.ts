import { nextCursor } from './next-cursor.ts';

const cursorOf = (link?: string) =>
  nextCursor(new Response(null, link === undefined ? {} : { headers: { link } }));

describe('the cursor of the next page', () => {
  it.each([
    ['</roommates?limit=2&cursor=a>; rel="next"', 'a'],
    ['</api/roommates?cursor=a>; rel="next"', 'a'],
    ['<?cursor=a>; rel=next', 'a'],
    ['<http://127.0.0.1:4000/roommates?cursor=a>; rel="next"', 'a'],
    ['</roommates>; rel="first", </roommates?cursor=b>; rel="next"', 'b'],
  ])('is read from %s', (header, cursor) => expect(cursorOf(header)).toBe(cursor));

  it.each([
    [undefined],
    [''],
    ['</roommates?cursor=a>; rel="prev"'],
    ['nonsense'],
    ['<http://[>; rel="next"'],
  ])('is undefined for %j', (header) => expect(cursorOf(header)).toBeUndefined());
});
