import type { AppName, Change, Channel, ReleaseRegistry } from '@roommate/release-registry';
import { channelOf, withChange, withPointers } from './channels.ts';
import { RefusedChangeError } from './refusal.ts';

/** When a change happened, who made it, and its revision. */
export type Stamp = Pick<Change, 'at' | 'by' | 'revision'>;

function assertReleased(channel: Channel, name: AppName, version: string): void {
  if (Object.hasOwn(channel.releases, version)) return;
  const known = Object.keys(channel.releases).join(', ') || 'none';
  throw new RefusedChangeError(`${name} has no release ${version}. It has: ${known}.`);
}

/** Makes a release live for everybody, and ends a canary. @throws RefusedChangeError if the release does not exist */
export function makeLive(
  registry: ReleaseRegistry,
  name: AppName,
  version: string,
  action: 'publish' | 'promote' | 'rollback',
  stamp: Stamp,
): ReleaseRegistry {
  const channel = channelOf(registry, name);
  assertReleased(channel, name, version);
  const moved = withPointers(registry, name, { live: version, canary: null });
  return withChange(moved, { ...stamp, action, name, version, from: channel.live });
}

/** Shows a release to a share of the visitors; 0 percent ends it. @throws RefusedChangeError without such a release or a live one */
export function setCanary(
  registry: ReleaseRegistry,
  name: AppName,
  canary: { version: string; percent: number },
  stamp: Stamp,
): ReleaseRegistry {
  const channel = channelOf(registry, name);
  const { version, percent } = canary;
  assertReleased(channel, name, version);
  if (channel.live === null) throw new RefusedChangeError(`${name} has no live release: a canary needs one.`);
  if (channel.live === version)
    throw new RefusedChangeError(`${name} ${version} is already live for everybody.`);
  const moved = withPointers(registry, name, { live: channel.live, canary: percent === 0 ? null : canary });
  const change = { ...stamp, action: 'canary' as const, name, version, from: channel.live, percent };
  return withChange(moved, change);
}

/** The version that was live before the current one. @throws RefusedChangeError if none exists */
export function versionBefore(registry: ReleaseRegistry, name: AppName): string {
  const { live, releases } = channelOf(registry, name);
  const made = registry.history.find(
    (change) =>
      change.name === name &&
      change.version === live &&
      (change.action === 'publish' || change.action === 'promote') &&
      change.from !== live,
  );
  const before = made?.from ?? '';
  if (!Object.hasOwn(releases, before)) {
    throw new RefusedChangeError(`${name} has no earlier release: name a version.`);
  }
  return before;
}

/** The default version of `promote`. @throws RefusedChangeError without a canary */
export function versionToPromote(registry: ReleaseRegistry, name: AppName): string {
  const { canary } = channelOf(registry, name);
  if (canary) return canary.version;
  throw new RefusedChangeError(`${name} has no canary: name the version that should go live.`);
}

/** The registry without a remote. @throws RefusedChangeError for the shell and for unknown remotes */
export function withoutRemote(registry: ReleaseRegistry, name: AppName, stamp: Stamp): ReleaseRegistry {
  const { [name]: channel, ...remotes } = registry.remotes;
  if (!channel) throw new RefusedChangeError(`${name} is not a remote with releases.`);
  const [version = ''] = [channel.live, ...Object.keys(channel.releases)].filter((known) => known !== null);
  return withChange(
    { ...registry, remotes },
    { ...stamp, action: 'retire', name, version, from: channel.live },
  );
}
