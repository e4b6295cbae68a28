import { isReservedPath } from '@roommate/release-registry';
import { shellPaths } from './shell-paths.ts';

it.each(Object.values(shellPaths))('no remote can take %s', (path) =>
  expect(isReservedPath(path)).toBe(true),
);
