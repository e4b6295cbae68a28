export { api, nextCursor, unwrap, unwrapResponse, type ApiClient } from './api.ts';
export * from './api-error.ts';
export * from './idempotency-key.ts';
export * from './is-server.ts';
export * from './key-first-entry.ts';
export * from './log.ts';
export * from './missing-content.ts';
export * from './newest-location.ts';
export type { PageHandle } from './page-handle.ts';
export * from './page-meta.ts';
export * from './personal-storage.ts';
export * from './router.ts';
export * from './saved.ts';
export {
  authentication,
  dialogs,
  notifications,
  provideServices,
  savedListings,
  siteSettings,
  type AlertOptions,
  type Authentication,
  type ConfirmOptions,
  type Dialogs,
  type Notifications,
  type SavedListings,
  type ShellServices,
  type SiteSettings,
  type ToastOptions,
} from './services.ts';
export * from './session.ts';
export { breadcrumbList } from './structured-data/breadcrumb-list.ts';
export { SiteOrigin, StructuredData, type Thing } from './structured-data/structured-data.ts';
export * from './unread-alerts.ts';
export * from './unsaved-guard.ts';
export * from './version.ts';
export * from './with-session.ts';
