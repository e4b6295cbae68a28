import type { FastifyInstance } from 'fastify';
import { SITEMAP_PATH } from './sitemap-routes.ts';

/**
 * What crawlers may request (RFC 9309). Pages that search engines must not show say so themselves, and crawlers must
 * request them to read it. So this excludes only paths that are not pages of the product.
 */
export function robotsRoute(app: FastifyInstance, siteUrl: string): void {
  const lines = [
    'User-agent: *',
    'Disallow: /operations',
    'Disallow: /preview',
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ];
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'public, max-age=3600').send(lines.join('\n')),
  );
}
