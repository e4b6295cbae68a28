import { FolderStore, mirrorFolder, openRemoteStore, StoreMirror } from '@roommate/release-store';
import type { SiteEnvironment } from './environment.ts';
import { liveReleases, type LiveReleases } from './live-releases.ts';

/**
 * The releases that the environment names: in a folder, or in a store elsewhere, of which the folder then holds a copy.
 * @param folder the folder of releases
 * @param refused hears of a registry or a store that cannot be used
 */
export function openReleases(
  env: SiteEnvironment,
  folder: string,
  refused: (error: unknown) => void,
): LiveReleases {
  const elsewhere = openRemoteStore(env);
  if (!elsewhere) return liveReleases(folder, refused);
  const copy = mirrorFolder(folder, elsewhere);
  const mirror = new StoreMirror(elsewhere, new FolderStore(copy), refused);
  return liveReleases(copy, refused, () => mirror.refresh());
}
