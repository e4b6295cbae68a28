import type { ChangedFile } from './worktree-snapshot.ts';

// Jest finds the tests of these files by their imports. A style sheet concerns no unit test.
const FILE_WITH_IMPORTS = /\/(src|test|generate)\/.*\.(ts|tsx|css)$/;
const TYPESCRIPT = /\.tsx?$/;

/** A program of node_modules/.bin with its arguments. */
type Command = readonly [string, ...string[]];

/**
 * The checks that need no other files than those that have changed.
 * @param changed the files changed since all checks passed; undefined if that is not known
 * @returns checks of all files if another file changed, such as a configuration, or a file was deleted; none if nothing
 * changed
 */
export function selectChecks(changed: readonly ChangedFile[] | undefined): readonly Command[] {
  if (changed?.length === 0) return [];
  const isSelectable = changed?.every(({ status, path }) => status !== 'D' && FILE_WITH_IMPORTS.test(path));
  const typedLint = ['oxlint', '--deny-warnings'] as const;
  const unitTests = ['jest', '--selectProjects', 'web', 'node'] as const;
  if (!changed || isSelectable !== true) return [typedLint, unitTests];
  const paths = changed.map(({ path }) => path);
  const scripts = paths.filter((path) => TYPESCRIPT.test(path));
  return [
    // Without a path, it reads all files. The rules leave out some generated ones.
    ...(scripts.length > 0 ? [[...typedLint, '--no-error-on-unmatched-pattern', ...scripts] as const] : []),
    [...unitTests, '--passWithNoTests', '--findRelatedTests', ...paths],
  ];
}
