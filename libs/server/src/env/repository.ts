import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. Relative data folders start here, independent of the working directory. */
export const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Finds the folder of one of our packages, relative to the root, such as `platform/store`.
 * @param name as in its package.json; npm links it below node_modules
 */
export const workspaceFolder = (name: string): string =>
  relative(repositoryRoot, realpathSync(join(repositoryRoot, 'node_modules', name)))
    .split(sep)
    .join('/');
