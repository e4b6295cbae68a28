import { collectDefaultMetrics, Registry } from 'prom-client';

/** Creates a registry with the metrics of the process: CPU, memory, event loop, garbage collection, handles. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
