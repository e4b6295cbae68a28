import { linkedPages, measuredPages, reopenedPages } from './pages.ts';

describe('the pages of the bench', () => {
  it('open again from a copy, also for signed-in people, rendered by the server or by the browser', () => {
    const paths = reopenedPages.filter(({ signedIn }) => signedIn).map(({ path }) => path('1'));
    expect(paths).toEqual(['/roommate/1', '/dashboard']);
  });

  it('all open from another page that links to them', () => {
    expect(linkedPages.map(({ name }) => name)).toEqual(measuredPages.map(({ name }) => name));
    for (const { path, linkedFrom = '/' } of linkedPages) expect(path('1')).not.toBe(linkedFrom);
  });
});
