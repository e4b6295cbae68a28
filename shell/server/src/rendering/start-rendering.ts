import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { isForwarded } from '../proxy/api-proxy.ts';
import type { StoppedPage } from './circuit-breaker.ts';
import { changesListings, usesListings } from './listing-requests.ts';
import type { WritePage } from './renderable-pages.ts';
import { ServerRendering } from './server-rendering.ts';
import { warmReleases } from './warm-releases.ts';

/** Renders pages on the server, from the start of the site until it closes. */
export function startRendering(
  app: FastifyInstance,
  { releases, apiUrl, siteUrl, config, renderingMaxWaitMs, renderingLoadLimitMs }: SiteOptions,
  write: WritePage,
  metrics: { countRenderFailure(): void; countFullProcess(): void },
): ServerRendering {
  const logFailure = (failure: StoppedPage): void =>
    app.log.error({ renderFailure: failure }, 'a release does not render');
  const rendering = new ServerRendering({
    source: {
      folder: releases.folder,
      apiUrl,
      remotesOrigin: config.remotesOrigin,
      loadLimitMs: renderingLoadLimitMs,
    },
    siteUrl,
    maxWaitMs: renderingMaxWaitMs,
    write,
    onFailure: (failure) => {
      metrics.countRenderFailure();
      logFailure(failure);
    },
    onLateCause: logFailure,
    onFull: (full) => {
      metrics.countFullProcess();
      app.log.warn({ fullProcess: full }, 'a process that renders held too much memory');
    },
  });
  // Development servers have no registry that changes.
  warmReleases(app, { reader: releases, rendering }, config.verifyFiles);
  app.addHook('onResponse', (request, reply, done) => {
    if (isForwarded(request) && reply.statusCode < 400) {
      if (usesListings(request.method, request.url)) rendering.apiResponded();
      if (changesListings(request.method, request.url)) rendering.expire();
    }
    done();
  });
  app.addHook('onClose', () => rendering.close());
  return rendering;
}
