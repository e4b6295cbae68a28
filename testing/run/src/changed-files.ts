import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { selectChecks } from './select-checks.ts';
import { changeBetween, snapshotWorktree, treeOfMain } from './worktree-snapshot.ts';

const folder = join(repositoryRoot, 'node_modules/.cache');
const file = join(folder, 'checks-passed');

/** The newest tree in which all checks passed: here, or else in CI. */
const passedTree = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : treeOfMain());

/** @returns what changed since all checks passed; undefined without an origin and after git removed that tree */
function changedSincePassed(now: string) {
  try {
    return changeBetween(passedTree(), now);
  } catch {
    return undefined;
  }
}

const passes = ([program, ...args]: readonly [string, ...string[]]): boolean =>
  spawnSync(join(repositoryRoot, 'node_modules/.bin', program), args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
  }).status === 0;

/** The checks of `npm run check` that need only the changed files: docs/decisions/0194-one-process-per-check.md. */
mkdirSync(folder, { recursive: true });
const now = snapshotWorktree();
// CI trusts no earlier run.
const checks = selectChecks(process.env.CI === undefined ? changedSincePassed(now) : undefined);
if (checks.length === 0) process.stdout.write('Nothing changed since all checks passed.\n');
else if (checks.every(passes)) writeFileSync(file, now);
else process.exitCode = 1;
