import {
  FolderStore,
  mirrorFolder,
  openBucket,
  StoreMirror,
  type StoreVariables,
} from '@roommate/release-store';
import { liveReleases, type LiveReleases } from './live-releases.ts';

/**
 * Opens the releases that the environment names: a folder, or a bucket that the site copies into the folder.
 * @param onInvalid called for a registry or a store that is not usable
 */
export function openReleases(
  env: StoreVariables,
  folder: string,
  onInvalid: (error: unknown) => void,
): LiveReleases {
  const bucket = openBucket(env);
  if (!bucket) return liveReleases(folder, onInvalid);
  const copy = mirrorFolder(folder, bucket);
  const mirror = new StoreMirror(bucket, new FolderStore(copy), onInvalid);
  return liveReleases(copy, onInvalid, () => mirror.refresh());
}
