export * from './busy-caller.ts';
export * from './free-port.ts';
export * from './until.ts';
