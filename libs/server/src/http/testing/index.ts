export * from './busy-client.ts';
export * from './free-port.ts';
export * from './until.ts';
