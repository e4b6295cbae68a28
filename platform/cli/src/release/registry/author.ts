import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { repositoryRoot } from '@roommate/server/env';

/** Who publishes a release, and from which commit. */
export interface Author {
  by: string;
  commit: string | null;
}

const git = async (...args: string[]): Promise<string | undefined> => {
  const options = { cwd: repositoryRoot };
  const result = await promisify(execFile)('git', args, options).catch(() => undefined);
  return result?.stdout.trim();
};

/**
 * The author is RELEASE_BY (for pipelines), or else the user name of git. The last choice is the user of this machine.
 * @param folders of the repository: if their files differ from the commit, it gets the suffix `-dirty`
 */
export async function describeAuthor(folders: readonly string[]): Promise<Author> {
  const [name, commit, changed] = await Promise.all([
    git('config', 'user.name'),
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '--', ...folders),
  ]);
  const by = [process.env.RELEASE_BY, name, userInfo().username].find((given) => given) ?? 'unknown';
  const known = commit !== undefined && /^[0-9a-f]{40}$/.test(commit);
  return { by: by.slice(0, 100), commit: known ? commit + (changed ? '-dirty' : '') : null };
}
