/**
 * The shell's official test double. It serves a remote's unit tests (`createTestShell`, `renderRoutes`) and a
 * standalone remote in a browser (`runStandalone`).
 */
export { runStandalone } from './standalone/run-standalone.tsx';
export { closeOnceSaved, isAskedBeforeClosing } from './closing-tab.ts';
export { createTestShell, type TestShell, type TestShellOptions } from './create-test-shell.ts';
export type { OpenDialog } from './recorded-dialogs.ts';
export type { RecordedToast } from './recorded-notifications.ts';
export { renderRoutes } from './render-routes.tsx';
export { sampleId, sampleListing, sampleListings, type InMemoryListing } from './sample-listings.ts';
export { sampleOwners, sampleUser } from './sample-users.ts';
export type { RecordedRequest } from './test-api.ts';
