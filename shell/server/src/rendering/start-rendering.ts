import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { changesListings } from './changes-listings.ts';
import { ServerRendering } from './server-rendering.ts';

/** Renders pages on the server, from the start of the site until it closes. */
export function startRendering(
  app: FastifyInstance,
  { releases, apiUrl, siteUrl, config, renderingPatienceMs }: SiteOptions,
  metrics: { countRenderFailure(): void },
): ServerRendering {
  const rendering = new ServerRendering({
    source: { folder: releases.folder, apiUrl, remotesOrigin: config.remotesOrigin },
    siteUrl,
    patienceMs: renderingPatienceMs,
    onFailure: (failure) => {
      metrics.countRenderFailure();
      app.log.error({ renderFailure: failure }, 'a release does not render');
    },
  });
  // The first visitor does not wait until the releases have loaded.
  app.addHook('onListen', () => {
    void releases.read().then(
      (live) => rendering.warmUp(live),
      () => undefined,
    );
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (changesListings(request.method, request.url) && reply.statusCode < 400) rendering.expire();
    done();
  });
  app.addHook('onClose', () => rendering.close());
  return rendering;
}
