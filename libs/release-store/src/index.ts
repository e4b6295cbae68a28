export * from './folder-store.ts';
export * from './preview-key.ts';
export * from './preview-link.ts';
export * from './read-tree.ts';
export * from './registry-revisions.ts';
export * from './store.ts';
