import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const git = (args: readonly string[], env = process.env): string =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', env, maxBuffer: 1e8 }).trim();

/**
 * Stores the files of the working tree as a git tree object. It includes those that git does not track yet.
 * @returns the hash of the tree (git help write-tree)
 */
export function snapshotWorktree(): string {
  const index = join(repositoryRoot, `node_modules/.cache/check-index-${process.pid}`);
  const gitIndex = resolve(repositoryRoot, git(['rev-parse', '--git-path', 'index']));
  // A copy of the index saves git from reading every file again.
  if (existsSync(gitIndex)) copyFileSync(gitIndex, index);
  const env = { ...process.env, GIT_INDEX_FILE: index };
  try {
    git(['add', '--all'], env);
    return git(['write-tree'], env);
  } finally {
    rmSync(index, { force: true });
  }
}

/**
 * The tree of the newest commit that the branch shares with the main branch of its origin. CI passes each commit of that
 * branch, so its checks are not repeated.
 * @throws without an origin
 */
export function treeOfMain(): string {
  return git(['rev-parse', `${git(['merge-base', 'HEAD', 'origin/HEAD'])}^{tree}`]);
}

export interface ChangedFile {
  /** The status letter of `git diff --name-status`: A, M, D or T. */
  readonly status: string;
  readonly path: string;
}

export interface Change {
  readonly files: readonly ChangedFile[];
  /** Whether a line was added or removed that can import a file. */
  readonly hasImports: boolean;
}

const IMPORT = /^[+-].*\b(from|import|require)\b.*['"`]/m;

/** The differences between two trees. @throws if git no longer has one of the trees */
export function changeBetween(from: string, to: string): Change {
  const diff = (...format: string[]) => git(['diff-tree', '-r', '--no-renames', ...format, from, to]);
  const files = diff('--name-status')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [status = '', path = ''] = line.split('\t');
      return { status, path };
    });
  return { files, hasImports: IMPORT.test(diff('--patch', '--unified=0')) };
}
