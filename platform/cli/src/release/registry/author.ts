import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { repositoryRoot } from '@roommate/server/env';

/** Who releases, and from which commit. */
export interface Author {
  by: string;
  commit: string | null;
}

const git = async (...args: string[]): Promise<string | undefined> => {
  const options = { cwd: repositoryRoot };
  const answer = await promisify(execFile)('git', args, options).catch(() => undefined);
  return answer?.stdout.trim();
};

/**
 * RELEASE_BY (a pipeline sets it), else the name that git knows, else the user of this machine.
 * @param folders of the repository: when files in them differ from the commit, it is marked as `-dirty`
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
