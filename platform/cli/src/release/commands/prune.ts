import type { Channel } from '@roommate/release-registry';
import { changeRegistry, removeOldRevisions, type ReleaseStore } from '@roommate/release-store';
import { withChange, withoutReleases, channelOf } from '../registry/channels.ts';
import { prunable } from '../registry/prunable.ts';

const KEPT_REVISIONS = 100;
/** Longer than any publish takes. Its files are in the store before the registry names them. */
const UNFINISHED_AFTER_MS = 3_600_000;

/**
 * Removes unneeded releases, unfinished files of killed processes, and all but the last 100 revisions of the registry. It
 * changes the registry first, so that the registry never names a partly removed release.
 * @returns the bases of the removed releases
 */
export async function prune(store: ReleaseStore, by: string, now = new Date()): Promise<string[]> {
  const registry = await changeRegistry(store, (current, revision) => {
    let next = current;
    for (const name of ['shell', ...Object.keys(current.remotes)]) {
      const versions = prunable(current, name, now);
      next = withoutReleases(next, name, versions);
      for (const version of versions) {
        const { live } = channelOf(current, name);
        const stamp = { at: now.toISOString(), by, revision };
        next = withChange(next, { ...stamp, action: 'prune', name, version, from: live });
      }
    }
    return next.history === current.history ? undefined : next;
  });
  const channels: Channel[] = [registry.shell, ...Object.values(registry.remotes)];
  const records = channels.flatMap(({ releases }) => Object.values<Channel['releases'][string]>(releases));
  const known = new Set(records.map(({ release }) => release.base));
  const before = new Date(now.getTime() - UNFINISHED_AFTER_MS);
  const removed = (await store.listReleases()).filter(
    ({ base, written }) => !known.has(base) && written < before,
  );
  for (const { base } of removed) await store.removeRelease(base);
  await store.removeUnfinished(before);
  await removeOldRevisions(store, KEPT_REVISIONS);
  return removed.map(({ base }) => base);
}
