import { Counter, Gauge, measureRequests, Registry } from '@roommate/server/telemetry';
import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../releases/release-reader.ts';

interface SiteMetrics {
  registry: Registry;
  /** Counts an error report of a page. */
  countError(): void;
  /** Counts a page that a release could not render on the server. */
  countRenderFailure(): void;
  /** Counts a process that was replaced because it held too much memory. */
  countFullProcess(): void;
  /** @param count the live releases and canaries with a page that failed too often to be rendered */
  watchStopped(count: () => Promise<number>): void;
}

/** Measures requests, error reports and whether the site has a page to serve. Call it before adding routes. */
export function siteMetrics(app: FastifyInstance, releases: ReleaseReader): SiteMetrics {
  const registry = new Registry();
  measureRequests(app, registry);
  new Gauge({
    name: 'release_ready',
    help: '1 while the site can serve a release of the shell, else 0.',
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
  const errors = new Counter({
    name: 'client_errors_total',
    help: 'Errors that pages reported.',
    registers: [registry],
  });
  const renderFailures = new Counter({
    name: 'render_failures_total',
    help: 'Pages that a release could not render on the server.',
    registers: [registry],
  });
  const fullProcesses = new Counter({
    name: 'render_full_processes_total',
    help: 'Processes that were replaced because a release held too much memory.',
    registers: [registry],
  });
  return {
    registry,
    countError: () => errors.inc(),
    countRenderFailure: () => renderFailures.inc(),
    countFullProcess: () => fullProcesses.inc(),
    watchStopped(count) {
      new Gauge({
        name: 'render_stopped_releases',
        help: 'Live releases and canaries with a page that the server no longer renders.',
        registers: [registry],
        async collect() {
          this.set(await count());
        },
      });
    },
  };
}
