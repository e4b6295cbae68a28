export { FolderStore } from './folder-store.ts';
export { integrityOf } from './integrity.ts';
export {
  mirrorFolder,
  openBucket,
  openStore,
  storeFields,
  storeProblems,
  type StoreVariables,
} from './open-store.ts';
export { machinePreviewKey } from './preview-key.ts';
export { type Preview, readPreview, signPreview } from './preview-link.ts';
export { readTree } from './read-tree.ts';
export { StoreError } from './store-error.ts';
export { changeRegistry, emptyRegistry, readRegistry, removeOldRevisions } from './registry-revisions.ts';
export type { ReleaseStore } from './store.ts';
export { StoreMirror } from './store-mirror.ts';
