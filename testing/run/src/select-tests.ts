import type { ChangedFile } from './worktree-snapshot.ts';

// Jest finds the tests of these files by their imports. A style sheet concerns no unit test.
const FILE_WITH_IMPORTS = /\/(src|test|generate)\/.*\.(ts|tsx|css)$/;

/**
 * The arguments with which Jest runs the tests that the changed files concern.
 * @param changed the files changed since all tests passed; undefined if that is not known
 * @returns no arguments, which selects all tests, if another file changed or a file was deleted; undefined if nothing
 * changed, because Jest does not accept an empty list of files
 */
export function selectTests(changed: readonly ChangedFile[] | undefined): readonly string[] | undefined {
  if (changed?.length === 0) return undefined;
  const isSelectable = changed?.every(({ status, path }) => status !== 'D' && FILE_WITH_IMPORTS.test(path));
  if (!changed || isSelectable !== true) return [];
  return ['--passWithNoTests', '--findRelatedTests', ...changed.map(({ path }) => path)];
}
