import type { Published, ReleaseRegistry } from '@roommate/release-registry';
import { changeRegistry, readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { Build } from '../builds/build.ts';
import type { CheckBuild } from '../checks/check.ts';
import { checkBuild } from '../checks/check-build.ts';
import type { Author } from '../registry/author.ts';
import { channelOf, withChange, withRelease, type AppRelease } from '../registry/channels.ts';
import { makeLive, type Stamp } from '../registry/pointer-moves.ts';
import { assertFits, Refusal } from '../registry/refusal.ts';

export interface PublishOptions {
  author: Author;
  /** Puts the releases into the store without making them live. */
  stage?: boolean;
  /** What each build must pass. */
  check?: CheckBuild;
}

const appOf = (build: Build): AppRelease =>
  build.kind === 'shell'
    ? { kind: 'shell', release: build.release }
    : { kind: 'remote', name: build.name, release: build.release };

/** The registry with the builds that it does not have, live or staged. @throws Refusal when they would not fit */
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
    live = makeLive(withRelease(live, appOf(build), published), name, version, 'publish', {
      at,
      by,
      revision,
    });
    const staged = { at, by, revision, action: 'stage' as const, name, version, from: channel.live };
    next = stage ? withChange(withRelease(next, appOf(build), published), staged) : live;
  }
  // What is staged must be able to go live.
  assertFits(live);
  return next;
}

/**
 * Puts builds into the store and makes them live, all at once: their files first, which nobody sees yet, then one
 * revision of the registry. Builds that are live already change nothing.
 * @throws Refusal, before anything is written, when a build does not pass the checks
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
  // Also of a build that the store has: what it is held to, such as its budget, may be another by now.
  const checks = (await Promise.all(builds.map(check))).flat();
  const failures = checks.flatMap((result) => result.failures);
  if (failures.length > 0) throw new Refusal(failures.join('\n'));
  add(current, current.revision + 1);
  for (const build of builds) await store.putRelease(build.release.base, build.files);
  return changeRegistry(store, (registry, revision) => {
    const next = add(registry, revision);
    return next === registry ? undefined : next;
  });
}
