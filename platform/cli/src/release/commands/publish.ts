import type { Published, ReleaseRegistry } from '@roommate/release-registry';
import { changeRegistry, readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { Build } from '../builds/build.ts';
import type { CheckBuild } from '../checks/check.ts';
import { checkBuild } from '../checks/check-build.ts';
import type { Author } from '../registry/author.ts';
import { channelOf, withChange, withRelease } from '../registry/channels.ts';
import { makeLive, type Stamp } from '../registry/pointer-moves.ts';
import { assertFits, RefusedChangeError } from '../registry/refusal.ts';

interface PublishOptions {
  author: Author;
  /** Stores the releases without making them live. */
  stage?: boolean;
  check?: CheckBuild;
}

/** The registry with the new builds, live or staged. @throws RefusedChangeError if they do not fit the other releases */
function withBuilds(
  registry: ReleaseRegistry,
  builds: readonly Build[],
  { stage, ...stamp }: Stamp & Author & { stage: boolean },
): ReleaseRegistry {
  let live = registry;
  let next = registry;
  for (const build of builds) {
    const { name, sizes, release } = build;
    const channel = channelOf(registry, name);
    const { version } = release;
    if (stage ? Object.hasOwn(channel.releases, version) : version === channel.live) continue;
    const { at, by, commit, revision } = stamp;
    const published: Published = { at, by, commit, sizes };
    live = makeLive(withRelease(live, name, release, published), name, version, 'publish', {
      at,
      by,
      revision,
    });
    const staged = { at, by, revision, action: 'stage' as const, name, version, from: channel.live };
    next = stage ? withChange(withRelease(next, name, release, published), staged) : live;
  }
  // A staged release must be able to go live.
  assertFits(live);
  return next;
}

/**
 * Stores builds and makes them live together. First it writes the files, which visitors do not see yet, then one
 * revision of the registry. Builds that are already live change nothing.
 * @throws RefusedChangeError if a build fails a check; nothing is written then
 */
export async function publish(
  store: ReleaseStore,
  builds: readonly Build[],
  { author, stage = false, check = checkBuild }: PublishOptions,
): Promise<ReleaseRegistry> {
  const at = new Date().toISOString();
  const add = (registry: ReleaseRegistry, revision: number): ReleaseRegistry =>
    withBuilds(registry, builds, { ...author, at, revision, stage });
  const current = await readRegistry(store);
  // Stored builds are checked too: their requirements, such as the budget, may have changed.
  const checks = (await Promise.all(builds.map(check))).flat();
  const failures = checks.flatMap((result) => result.failures);
  if (failures.length > 0) throw new RefusedChangeError(failures.join('\n'));
  add(current, current.revision + 1);
  for (const build of builds) await store.putRelease(build.release.base, build.files);
  return changeRegistry(store, (registry, revision) => {
    const next = add(registry, revision);
    return next === registry ? undefined : next;
  });
}
