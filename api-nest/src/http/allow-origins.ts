import fastifyCors from '@fastify/cors';
import { EXPOSED_HEADERS } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of other origins call the API (CORS). Not with Nest's `enableCors()`, which copies the headers to Node's
 * response, too. Node then checks and copies all headers of the response one by one.
 * @param origins all with `*`
 */
export async function allowOrigins(fastify: FastifyInstance, origins: string[] | '*'): Promise<void> {
  await fastify.register(fastifyCors, {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 600,
    strictPreflight: false,
    // The plugin adds its headers to the response of respondToOptions.
    preflightContinue: true,
  });
}
