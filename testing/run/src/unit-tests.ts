import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { selectTests } from './select-tests.ts';
import { changedFiles, snapshotWorktree, treeOfMain } from './worktree-snapshot.ts';

const folder = join(repositoryRoot, 'node_modules/.cache');
const file = join(folder, 'unit-tests-passed');

/** The newest tree in which all unit tests passed: here, or else in CI. */
const passedTree = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : treeOfMain());

/** @returns the files changed since all unit tests passed; undefined without an origin and after git removed that tree */
function changedSincePassed(now: string) {
  try {
    return changedFiles(passedTree(), now);
  } catch {
    return undefined;
  }
}

/** The unit tests of `npm run check`: docs/decisions/0194-one-process-per-check.md. */
mkdirSync(folder, { recursive: true });
const now = snapshotWorktree();
const selected = selectTests(changedSincePassed(now));
if (selected) {
  const args = ['--selectProjects', 'web', 'node', ...selected];
  const { status } = spawnSync(join(repositoryRoot, 'node_modules/.bin/jest'), args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (status === 0) writeFileSync(file, now);
  process.exitCode = status ?? 1;
} else process.stdout.write('Nothing changed since all unit tests passed.\n');
