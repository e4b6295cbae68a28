import { readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { ReleaseRegistry } from '@roommate/release-registry';
import type { Build } from '../builds/build.ts';
import { readBuild } from '../builds/read-build.ts';
import type { CheckBuild } from '../checks/check.ts';
import { checkBuild } from '../checks/check-build.ts';
import { describeAuthor } from '../registry/author.ts';
import { channelOf } from '../registry/channels.ts';
import { publish } from './publish.ts';

/** Whether the last that was decided of this build is that it is not for everybody: rolled back, staged, or a canary. */
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
 * Makes the builds of these workspaces live, all at once; the shell's is the one in a folder of that name. A build that
 * is live already, or was held back on purpose, stays as it is.
 * @returns the names of those that were held back
 * @throws Refusal when one does not pass the checks
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
    // What is there has passed: a start need not wait for it again.
    { author, check: (build) => (isStored(build) ? Promise.resolve([]) : check(build)) },
  );
  return heldBack.map(({ name }) => name);
}
