export { Counter, Gauge, Registry } from 'prom-client';
export { measureRequests } from './http-metrics.ts';
export { loggerOptions } from './logger-options.ts';
export { requestId } from './request-id.ts';
export { RequestLog } from './request-log.ts';
export { type MetricsServer, serveMetrics } from './serve-metrics.ts';
