import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { AREA_PAGE_PATTERN, listingPagePatterns, pagePaths } from '@roommate/contracts';
import { repositoryRoot } from '@roommate/server/env';

const read = (file: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));

it('pagePaths has exactly the paths that the shell and the remotes declare', () => {
  const { pages } = read('shell/shell.json') as { pages: { path: string }[] };
  const manifests = remotesIn(repositoryRoot).map(
    ({ name }) => read(`${name}/remote.json`) as { paths: object },
  );
  const declared = [
    ...pages.map(({ path }) => path),
    ...manifests.flatMap(({ paths }) => Object.keys(paths)),
  ];
  // Links to pages with a parameter are functions, which fill in its pattern.
  const named = [
    ...Object.values(pagePaths).filter((path) => typeof path === 'string'),
    ...Object.values(listingPagePatterns),
    AREA_PAGE_PATTERN,
  ];
  expect(declared.toSorted()).toEqual(named.toSorted());
});
