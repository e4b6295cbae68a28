import {
  FolderStore,
  mirrorFolder,
  openBucket,
  StoreMirror,
  type StoreVariables,
} from '@roommate/release-store';
import { releaseReader, type ReleaseReader } from './release-reader.ts';

/**
 * Opens the releases that the environment names: a folder, or a bucket that the site copies into the folder.
 * @param onInvalid called for a registry or a store that is not usable
 */
export function openReleases(
  env: StoreVariables,
  folder: string,
  onInvalid: (error: unknown) => void,
): ReleaseReader {
  const bucket = openBucket(env);
  if (!bucket) return releaseReader(folder, onInvalid);
  const copy = mirrorFolder(folder, bucket);
  const mirror = new StoreMirror(bucket, new FolderStore(copy), onInvalid);
  return releaseReader(copy, onInvalid, () => mirror.refresh());
}
