import { remotesIn } from './remotes.ts';
import { repositoryRoot } from './repository-root.ts';

/** The default of DEV_PORT: moved to another first port, all move by as much. */
const firstByDefault = 3001;
const shellByDefault = 3004;

/** Where the development servers of the shell and the remotes listen, on this machine only. */
export function devPorts(first: number): Readonly<Record<string, number>> {
  const moved = (port: number): number => port - firstByDefault + first;
  const remotes = remotesIn(repositoryRoot).map(({ name, devPort }) => [name, moved(devPort)] as const);
  return { shell: moved(shellByDefault), ...Object.fromEntries(remotes) };
}
