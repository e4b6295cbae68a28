import { nextPage } from './next-page.ts';

const asked = 'https://site.example/api/roommates?limit=2';
const next = (header: string | null) => nextPage(header, asked, '/api');

describe('the next page of a Link header', () => {
  it.each([
    ['</roommates?limit=2&cursor=a>; rel="next"', '/roommates?limit=2&cursor=a'],
    ['</api/roommates?cursor=a>; rel="next"', '/roommates?cursor=a'],
    ['<?cursor=a>; rel=next', '/roommates?cursor=a'],
    ['<http://127.0.0.1:4000/roommates?cursor=a>; rel="next"', '/roommates?cursor=a'],
    ['</roommates>; rel="first", </roommates?cursor=b>; rel="next"', '/roommates?cursor=b'],
    ['</apiary?x=1>; rel="next"', '/apiary?x=1'],
  ])('%s leads to %s', (header, path) => expect(next(header)).toBe(path));

  it.each([[null], [''], ['</roommates?cursor=a>; rel="prev"'], ['nonsense'], ['<http://[>; rel="next"']])(
    '%j leads nowhere',
    (header) => expect(next(header)).toBeUndefined(),
  );
});
