import { dirname } from 'node:path';
import type { Change } from './worktree-snapshot.ts';

// The tests of these files stand beside them. A style sheet concerns no unit test.
const FILE_WITH_TESTS = /\/(src|test|generate)\/.*\.(ts|tsx|css)$/;
const TYPESCRIPT = /\.tsx?$/;

/** A program of node_modules/.bin with its arguments. */
type Command = readonly [string, ...string[]];

const typedLint = ['oxlint', '--deny-warnings'] as const;
const imports: readonly Command[] = [
  ['depcruise', '--config=.dependency-cruiser.mjs', '.'],
  ['depcruise', '--config=.dependency-cruiser.folders.mjs', '.'],
];
const unitTests = ['jest', '--selectProjects', 'web', 'node'] as const;

const testsIn = (folder: string): string => `/${folder.replaceAll('.', '\\.')}/[^/]+$`;

/**
 * The checks that need no other files than those that have changed.
 * @param change what changed since all checks passed; undefined if that is not known
 * @returns checks of all files if another file changed, such as a configuration, or a file was deleted. None if
 * nothing changed
 */
export function selectChecks(change: Change | undefined): readonly Command[] {
  if (change?.files.length === 0) return [];
  const isSelectable = change?.files.every(
    ({ status, path }) => status !== 'D' && FILE_WITH_TESTS.test(path),
  );
  if (!change || isSelectable !== true) return [typedLint, ...imports, unitTests];
  const paths = change.files.map(({ path }) => path);
  const scripts = paths.filter((path) => TYPESCRIPT.test(path));
  const folders = new Set(paths.map((path) => testsIn(dirname(path))));
  return [
    // Without a path, it reads all files. The rules leave out some generated ones.
    ...(scripts.length > 0 ? [[...typedLint, '--no-error-on-unmatched-pattern', ...scripts] as const] : []),
    ...(change.hasImports ? imports : []),
    [...unitTests, '--passWithNoTests', '--testPathPatterns', ...folders],
  ];
}
