import {
  overlappingPaths,
  satisfiesContract,
  type Channel,
  type ReleaseRegistry,
} from '@roommate/release-registry';

/** The releases of a channel that visitors get: the live one and the canary. */
const inUse = <C extends Channel>({ live, canary, releases }: C): C['releases'][string]['release'][] =>
  [...new Set([live, canary?.version])].flatMap((version) => {
    const record = releases[version ?? ''] as C['releases'][string] | undefined;
    return record === undefined ? [] : [record.release];
  });

/**
 * Finds the conflicts between releases of a registry, as messages. Two rules hold for every combination of canaries.
 * The shell provides the contract of each remote, and two remotes never own the same path.
 */
export function conflictsIn(registry: ReleaseRegistry): string[] {
  const shells = inUse(registry.shell);
  const remotes = Object.values(registry.remotes).flatMap(inUse);
  const contracts = shells.flatMap((shell) =>
    remotes
      .filter(({ shellApi }) => !shell.shellApi.some((provided) => satisfiesContract(provided, shellApi)))
      .map(
        ({ name, version, shellApi }) =>
          `${name} ${version} needs shell-api ^${shellApi}; the shell ${shell.version} provides ${shell.shellApi.join(', ')}.`,
      ),
  );
  const overlaps = overlappingPaths(remotes).map(
    ({ path, names: [first, second] }) =>
      `${first} and ${second} both declare the path ${path}: only one may own it.`,
  );
  const noShell =
    shells.length === 0 && remotes.length > 0
      ? ['No release of the shell is live: publish the shell first.']
      : [];
  return [...new Set([...noShell, ...contracts, ...overlaps])];
}
