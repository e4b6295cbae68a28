export * from './container-name.ts';
export * from './fields.ts';
export * from './path-owner.ts';
export * from './registry.ts';
export * from './remote-manifest.ts';
export * from './shell-release.ts';
export * from './site-config.ts';
