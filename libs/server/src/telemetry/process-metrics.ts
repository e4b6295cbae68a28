import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry of metrics that holds those of the process: CPU, memory, event loop, garbage collection, handles. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
