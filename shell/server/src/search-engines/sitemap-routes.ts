import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { sitemapReader } from './sitemaps.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml').header('cache-control', 'public, max-age=300').send(xml);

/**
 * The sitemaps: an index, and one for each remote with its public pages. See
 * docs/decisions/0350-what-search-engines-see.md.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  options: Pick<SiteOptions, 'releases' | 'siteUrl' | 'apiUrl'>,
): void {
  const readSitemaps = sitemapReader(options);

  app.get(SITEMAP_PATH, async (_request, reply) => {
    const sitemaps = (await readSitemaps()).map(({ name, lastModified }) => ({
      url: `${options.siteUrl}/sitemaps/${name}.xml`,
      lastModified,
    }));
    return sendXml(reply, sitemapIndexXml(sitemaps));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async ({ params }, reply) => {
    const sitemap = (await readSitemaps()).find(({ name }) => name === params.name);
    return sitemap ? sendXml(reply, sitemapXml(sitemap.pages)) : reply.callNotFound();
  });
}
