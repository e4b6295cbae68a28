export * from './api-error.ts';
export * from './log.ts';
export * from './page-meta.ts';
export * from './router.ts';
export * from './services.ts';
export * from './session.ts';
export * from './unsaved-guard.ts';
export * from './version.ts';
