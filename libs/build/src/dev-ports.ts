import { remotesIn } from './remotes.ts';
import { repositoryRoot } from './repository-root.ts';

/** The default of DEV_PORT. With another value, all ports move by the difference. */
const DEFAULT_FIRST = 3001;
const DEFAULT_SHELL = 3004;

/** Returns the ports of the development servers of the shell and the remotes, by name. */
export function devPorts(first: number): Readonly<Record<string, number>> {
  const moved = (port: number): number => port - DEFAULT_FIRST + first;
  const remotes = remotesIn(repositoryRoot).map(({ name, devPort }) => [name, moved(devPort)] as const);
  return { shell: moved(DEFAULT_SHELL), ...Object.fromEntries(remotes) };
}
