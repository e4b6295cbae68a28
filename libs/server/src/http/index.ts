export * from './connection-limits.ts';
export * from './drain-connections.ts';
export * from './problem-details.ts';
export * from './refuse-unreadable.ts';
export * from './security-headers.ts';
