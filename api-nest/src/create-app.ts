import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMIT_BYTES } from '@roommate/contracts';
import { loggerOptions, measureRequests, requestId, RequestLog } from '@roommate/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './config/config.ts';
import { hasDemoSignIn, serveDemoSignIn } from './demo-sign-in/serve-demo-sign-in.ts';
import { answerOptions } from './http/answer-options.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { NestLogger } from './logging/nest-logger.ts';
import { Metrics } from './metrics/metrics.ts';
import { RouteMethods } from './problems/route-methods.ts';
import { sendProblem } from './problems/send-problem.ts';
import { toProblem } from './problems/to-problem.ts';
import { permissionsPolicy, refusalHeaders, securityHeaders } from './security-headers.ts';
import { serveDocs } from './openapi/openapi.ts';

/** Paths carry e-mail addresses, 254 characters that may each be percent-encoded. */
const MAX_PARAM_LENGTH = 3 * 254;

/** The whole API, not yet listening. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLog(),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    // Whoever keeps a connection is answered until it closes, and is told then.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    // What the router refuses before any route, such as a malformed address, never gets to the filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(request, reply.headers(refusalHeaders(config.production)), toProblem(error));
    },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  });
  const fastify = adapter.getInstance();
  await compressAnswers(fastify);
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('onRequest', (request, reply, done) => {
    // What a caller sees depends on the token, and listings change at any moment.
    void reply.header('cache-control', 'private, no-cache').header('vary', 'Authorization');
    void reply.header('permissions-policy', permissionsPolicy).header('x-request-id', request.id);
    done();
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    // Nest's own parsers would also take forms; fastify's JSON parser refuses prototype keys.
    bodyParser: false,
    logger: new NestLogger(fastify.log),
  });
  measureRequests(fastify, app.get(Metrics).registry);
  answerOptions(fastify, app.get(RouteMethods));
  app.enableCors({
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Allow', 'ETag', 'Link', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
    // It adds its headers to the answer that answerOptions gives.
    preflightContinue: true,
  });
  app.useSecurityHeaders(securityHeaders(config.production));
  serveDocs(app, config);
  if (hasDemoSignIn(config)) serveDemoSignIn(fastify, config);
  return app;
}
