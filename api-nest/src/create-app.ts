import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  apiHeaders,
  refuseCompressed,
  refuseDots,
  refuseForeignHosts,
  refuseLarge,
  refuseUnsupported,
} from '@roommate/server/http';
import { measureRequests } from '@roommate/server/telemetry';
import { AppModule } from './app.module.ts';
import type { Config } from './config/config.ts';
import { hasDemoSignIn, serveDemoSignIn } from './demo-sign-in/serve-demo-sign-in.ts';
import { respondToLive } from './health/respond-to-live.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { respondToOptions } from './http/respond-to-options.ts';
import { compressResponses } from './http/compress-responses.ts';
import { HttpAdapter } from './http/http-adapter.ts';
import { parseBodies } from './http/parse-bodies.ts';
import { refuseMethods } from './http/refuse-methods.ts';
import { refuseUndecodable } from './http/refuse-undecodable.ts';
import { NestLogger } from './logging/nest-logger.ts';
import { Metrics } from './metrics/metrics.ts';
import { AddressLimit } from './rate-limits/address-limit.ts';
import { limitResponses } from './rate-limits/limit-responses.ts';
import { RouteMethods } from './problems/route-methods.ts';
import { serveFromMemory } from './reads/serve-from-memory.ts';
import { serveChangelog } from './openapi/serve-changelog.ts';
import { serveDocs } from './openapi/serve-docs.ts';

/** Creates the API. It does not listen yet. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new HttpAdapter(config, () => app.get(AddressLimit));
  const fastify = adapter.getInstance();
  await compressResponses(fastify);
  parseBodies(fastify);
  const headers = apiHeaders(config.production);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  await allowOrigins(fastify, config.corsOrigins);
  refuseUnsupported(fastify);
  if (!config.production) {
    refuseForeignHosts(fastify, { urls: [config.siteUrl], origins: config.corsOrigins });
  }
  const app: NestFastifyApplication = await NestFactory.create(AppModule.with(config), adapter, {
    // Nest's parsers would also accept forms. Fastify's JSON parser refuses prototype keys.
    bodyParser: false,
    logger: new NestLogger(fastify.log),
  });
  const limit = app.get(AddressLimit);
  limitResponses(fastify, limit);
  measureRequests(fastify, app.get(Metrics).registry);
  const routes = app.get(RouteMethods);
  refuseDots(fastify);
  respondToOptions(fastify, routes);
  respondToLive(fastify);
  refuseLarge(fastify);
  refuseMethods(fastify, routes);
  refuseUndecodable(fastify);
  refuseCompressed(fastify);
  serveFromMemory(app);
  serveDocs(app, config);
  serveChangelog(fastify, limit);
  if (hasDemoSignIn(config)) serveDemoSignIn(fastify, limit, config);
  return app;
}
