import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot } from '@roommate/server/env';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';

const UNKNOWN = '/no/such/page';

interface Page {
  path: string;
  access: string;
  movedTo?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));

/** The pages of remote.json and shell.json. */
function declaredPages(): Page[] {
  const { pages } = read('shell/shell.json') as { pages: { path: string }[] };
  const remotes = remotesIn(repositoryRoot).flatMap(({ name }) => {
    const { paths } = read(`${name}/remote.json`) as { paths: Record<string, Omit<Page, 'path'>> };
    return Object.entries(paths).map(([path, page]) => ({ path, ...page }));
  });
  return [...pages.map(({ path }) => ({ path, access: 'public' })), ...remotes];
}

const patternsOf = (access: string): string[] =>
  declaredPages()
    .filter((page) => page.access === access && page.movedTo === undefined)
    .map(({ path }) => path);

/** The declared path that a tested URL opens; the URL itself if none does. */
function patternOf(url: string, patterns: readonly string[]): string {
  const [path = ''] = url.split('?', 1);
  const opens = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  return patterns.find(opens) ?? url;
}

describe('the browser tests of all pages', () => {
  it.each([
    ['public', publicRoutes.filter((path) => path !== UNKNOWN)],
    ['signed-in', signedInRoutes('0123456789abcdef01234567')],
  ])('open every page with the access %s', (access, tested) => {
    const patterns = patternsOf(access);
    const opened = new Set(tested.map((url) => patternOf(url, patterns)));
    expect([...opened].toSorted()).toEqual(patterns.toSorted());
  });

  it('open a path without a page', () => {
    expect(publicRoutes).toContain(UNKNOWN);
    expect(patternOf(UNKNOWN, patternsOf('public'))).toBe(UNKNOWN);
  });
});
