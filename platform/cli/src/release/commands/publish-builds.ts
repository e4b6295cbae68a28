import { readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { ReleaseRegistry } from '@roommate/release-registry';
import type { Build } from '../builds/build.ts';
import { readBuild } from '../builds/read-build.ts';
import type { CheckBuild } from '../checks/check.ts';
import { checkBuild } from '../checks/check-build.ts';
import { describeAuthor } from '../registry/author.ts';
import { channelOf } from '../registry/channels.ts';
import { publish } from './publish.ts';

/** Whether this build was last rolled back, staged or made a canary. */
function isHeldBack({ history }: ReleaseRegistry, { name, release: { version } }: Build): boolean {
  const latest = history.find(
    (change) =>
      change.name === name && change.action !== 'prune' && [change.version, change.from].includes(version),
  );
  if (latest === undefined) return false;
  if (latest.action === 'rollback') return latest.from === version && latest.version !== version;
  return (latest.action === 'stage' || latest.action === 'canary') && latest.version === version;
}

/**
 * Makes the builds of these workspaces live together. The shell's workspace is the folder `shell`. Builds that are
 * already live or were held back on purpose stay unchanged.
 * @returns the names of the builds that were held back
 * @throws RefusedChangeError if a build fails a check
 */
export async function publishBuilds(
  store: ReleaseStore,
  workspaces: readonly string[],
  check: CheckBuild = checkBuild,
): Promise<string[]> {
  const builds = await Promise.all(workspaces.map((workspace) => readBuild(workspace)));
  const registry = await readRegistry(store);
  const heldBack = builds.filter((build) => isHeldBack(registry, build));
  const author = await describeAuthor(workspaces);
  const isStored = ({ name, release }: Build): boolean =>
    Object.hasOwn(channelOf(registry, name).releases, release.version);
  await publish(
    store,
    builds.filter((build) => !heldBack.includes(build)),
    // A stored build has passed the checks before: a start must not wait for them again.
    { author, check: (build) => (isStored(build) ? Promise.resolve([]) : check(build)) },
  );
  return heldBack.map(({ name }) => name);
}
