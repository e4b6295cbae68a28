import { Counter, Gauge, measureRequests, processMetrics, type Registry } from '@roommate/telemetry';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../live-releases.ts';

export interface SiteMetrics {
  registry: Registry;
  /** Counts a report of a page that something failed. */
  pageFailed(): void;
}

/** Measures the site's requests, and whether it has a page to serve. To be called before the routes are made. */
export function siteMetrics(app: FastifyInstance, releases: LiveReleases): SiteMetrics {
  const registry = processMetrics();
  measureRequests(app, registry);
  new Gauge({
    name: 'release_ready',
    help: '1 while a release of the shell can be served, else 0.',
    registers: [registry],
    async collect() {
      this.set(
        await releases.read().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  const failures = new Counter({
    name: 'client_errors_total',
    help: 'Failures that pages reported.',
    registers: [registry],
  });
  return { registry, pageFailed: () => failures.inc() };
}
