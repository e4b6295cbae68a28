import { basename, join } from 'node:path';
import type { Build } from './build.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellBuild } from './shell-build.ts';

/**
 * Reads the build of a workspace. The shell's workspace is the folder `shell`.
 * @throws ConfigurationError if no build exists, or if it is not the build of a remote or the shell
 */
export const readBuild = (workspace: string, dist = join(workspace, 'dist')): Promise<Build> =>
  basename(workspace) === 'shell' ? readShellBuild(workspace, dist) : readRemoteBuild(workspace, dist);
