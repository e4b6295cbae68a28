import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { robotsRoute } from './robots-route.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** The files that crawlers of search engines read besides pages. */
export function searchEngineRoutes(app: FastifyInstance, options: SiteOptions): void {
  robotsRoute(app, options.siteUrl);
  sitemapRoutes(app, options);
}
