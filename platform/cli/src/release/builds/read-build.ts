import { basename, join } from 'node:path';
import type { Build } from './build.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellBuild } from './shell-build.ts';

/**
 * Reads the build of a workspace; the shell's is the one in a folder of that name.
 * @throws ConfigurationError when there is no build or it is none of a remote or the shell
 */
export const readBuild = (workspace: string, dist = join(workspace, 'dist')): Promise<Build> =>
  basename(workspace) === 'shell' ? readShellBuild(workspace, dist) : readRemoteBuild(workspace, dist);
