import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { entriesOf } from './sitemap-files.ts';
import { sitemapReader } from './sitemaps.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';

const sendXml = (reply: FastifyReply, xml: Readable): FastifyReply =>
  reply.type('application/xml').header('cache-control', 'public, max-age=300').send(xml);

/**
 * The sitemaps: an index, and for each remote as many as its public pages need. See
 * docs/decisions/0350-what-search-engines-see.md.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  options: Pick<SiteOptions, 'releases' | 'siteUrl' | 'apiUrl'>,
): void {
  const readSitemaps = sitemapReader({ ...options, warn: (text) => app.log.warn(text) });

  app.get(SITEMAP_PATH, async (_request, reply) => {
    const sitemaps = (await readSitemaps()).map(({ name, lastModified }) => ({
      url: `${options.siteUrl}/sitemaps/${name}.xml`,
      lastModified,
    }));
    return sendXml(reply, sitemapIndexXml(sitemaps));
  });

  const sendSitemap = async (reply: FastifyReply, wanted: string): Promise<FastifyReply> => {
    const sitemap = (await readSitemaps()).find(({ name }) => name === wanted);
    if (!sitemap) {
      reply.callNotFound();
      return reply;
    }
    return sendXml(reply, sitemapXml(entriesOf(sitemap.pages, options.siteUrl)));
  };
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', ({ params }, reply) =>
    sendSitemap(reply, params.name),
  );
  app.get<{ Params: { name: string; file: string } }>('/sitemaps/:name/:file.xml', ({ params }, reply) =>
    sendSitemap(reply, `${params.name}/${params.file}`),
  );
}
