export * from './fields.ts';
export * from './page-data.ts';
export * from './path-owner.ts';
export * from './registry.ts';
export * from './remote-manifest.ts';
export * from './shell-release.ts';
