export * from './addresses.ts';
export * from './fields.ts';
export * from './firebase-fields.ts';
export * from './network-fields.ts';
export * from './read-env.ts';
export * from './run-main.ts';
export * from './safety-rules.ts';
export * from './site-fields.ts';
