import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** The response headers that pages of other origins may read. As one text, because each response has it. */
const EXPOSED_HEADERS = [
  'Allow',
  'API-Version',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
].join(', ');

/**
 * Lets pages of other origins call the API (CORS). Not with Nest's `enableCors()`, which copies the headers to Node's response
 * as well. Node then checks and copies all headers of the response one by one.
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
