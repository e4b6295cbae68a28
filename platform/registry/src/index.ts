export { type Budget, SERVER_BUDGET_KB, shellManifestSchema } from './budget.ts';
export { chooseReleases, type ChooseVersion, liveVersion } from './choose-releases.ts';
export { satisfiesContract } from './contract.ts';
export {
  DATA_SAVER_COOKIE,
  DATA_SAVER_PATH,
  dataSaverCookie,
  readDataSaver,
  slowConnectionTypes,
} from './data-saver.ts';
export { releaseVersionSchema } from './fields.ts';
export { findPathOwner, matchesPattern, overlappingPaths, UNKNOWN_PATH } from './path-owner.ts';
export type { Published, Sizes } from './published.ts';
export { type Registry, type Release, type ReleasedPath, releaseSchema } from './registry.ts';
export {
  type AppName,
  appNameSchema,
  type Change,
  type Channel,
  REGISTRY_FORMAT,
  type ReleaseRegistry,
  releaseRegistrySchema,
  type RemoteChannel,
} from './release-registry.ts';
export {
  type OwnedPath,
  type PageMeta,
  pathPatternSchema,
  remoteManifestSchema,
  remoteNameSchema,
  skeletonBlocks,
} from './remote-manifest.ts';
export { isReservedPath } from './reserved-paths.ts';
export {
  PAGE_DATA_ELEMENT_ID,
  type PageData,
  type RenderedMeta,
  type RenderedPage,
  type RenderRequest,
  type ShellServer,
} from './server-entry.ts';
export * from './service-worker.ts';
export { type ShellRelease, shellReleaseSchema } from './shell-release.ts';
export { SIGN_IN_HINT } from './sign-in-hint.ts';
export { singleVersionRegistry } from './single-version-registry.ts';
export * from './site-config.ts';
