export * from './http-metrics.ts';
export * from './logger-options.ts';
export * from './process-metrics.ts';
export * from './redact.ts';
export * from './request-id.ts';
export * from './request-log.ts';
export * from './serve-metrics.ts';
export { Counter, Gauge, Registry } from 'prom-client';
