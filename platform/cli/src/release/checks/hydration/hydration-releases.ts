import {
  chooseReleases,
  singleVersionRegistry,
  type Release,
  type ReleaseRegistry,
  type ShellRelease,
} from '@roommate/release-registry';
import { FolderStore, readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { Build } from '../../builds/build.ts';
import { conflictsIn } from '../../registry/conflicts.ts';

/** The releases that a check of a build runs together. */
export interface HydrationReleases {
  shell: ShellRelease;
  remotes: Release[];
  registry: ReleaseRegistry;
}

/**
 * A remote runs in the live shell. A shell runs with all live remotes.
 * @returns undefined if these releases conflict. The publish is then refused because of the conflict.
 */
export async function hydrationReleases(
  store: ReleaseStore,
  build: Build,
): Promise<HydrationReleases | undefined> {
  const live = chooseReleases(await readRegistry(store));
  const shell = build.kind === 'shell' ? build.release : live.shell;
  if (!shell) return undefined;
  const remotes = build.kind === 'shell' ? Object.values(live.registry.remotes) : [build.release];
  const registry = singleVersionRegistry(shell, remotes);
  return conflictsIn(registry).length > 0 ? undefined : { shell, remotes, registry };
}

/** Writes the releases into a folder that a site can serve. */
export async function writeReleases(
  folder: string,
  { shell, remotes, registry }: HydrationReleases,
  store: ReleaseStore,
  build: Build,
): Promise<void> {
  const target = new FolderStore(folder);
  for (const { base } of [shell, ...remotes]) {
    const files = base === build.release.base ? build.files : await store.getRelease(base);
    await target.putRelease(base, files);
  }
  await target.createRevision(registry.revision, JSON.stringify(registry));
}
