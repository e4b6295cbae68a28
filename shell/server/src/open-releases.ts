import { FolderStore, mirrorFolder, openRemoteStore, StoreMirror } from '@roommate/release-store';
import type { SiteEnvironment } from './environment.ts';
import { liveReleases, type LiveReleases } from './live-releases.ts';

/**
 * The releases that the environment names: in a folder, or in a bucket, of which the folder then holds a copy.
 * @param folder the folder of releases
 * @param refused hears of a registry or a bucket that cannot be used
 */
export function openReleases(
  env: SiteEnvironment,
  folder: string,
  refused: (error: unknown) => void,
): LiveReleases {
  const bucket = openRemoteStore(env);
  if (!bucket) return liveReleases(folder, refused);
  const copy = mirrorFolder(folder, bucket);
  const mirror = new StoreMirror(bucket, new FolderStore(copy), refused);
  return liveReleases(copy, refused, () => mirror.refresh());
}
