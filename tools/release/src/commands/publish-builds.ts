import { readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { ReleaseRegistry } from '@roommate/release-registry';
import type { Build } from '../builds/build.ts';
import { readBuild } from '../builds/read-build.ts';
import { checkBuild, type CheckBuild } from '../checks/check-build.ts';
import { describeAuthor } from '../registry/author.ts';
import { publish } from './publish.ts';

/** Whether somebody decided that this build is not for everybody: it was rolled back, staged, or is a canary. */
function isHeldBack({ history }: ReleaseRegistry, { name, release: { version } }: Build): boolean {
  const latest = history.find((change) => change.name === name && change.action !== 'prune');
  if (latest === undefined) return false;
  if (latest.action === 'rollback') return latest.from === version;
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
  await publish(
    store,
    builds.filter((build) => !heldBack.includes(build)),
    { author, check },
  );
  return heldBack.map(({ name }) => name);
}
