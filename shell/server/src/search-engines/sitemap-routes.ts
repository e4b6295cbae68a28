import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { entriesOf } from './sitemap-files.ts';
import { SITEMAPS_TTL_MS, sitemapReader } from './sitemaps.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';

const sendXml = (reply: FastifyReply, xml: Readable): FastifyReply =>
  reply.type('application/xml').header('cache-control', 'public, max-age=300').send(xml);

/** Crawlers would forget the pages that a sitemap misses, and a sitemap with the status 404. */
const sendUnknown = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': SITEMAPS_TTL_MS / 1000, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('The list of pages cannot be read now.\n');

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
    const entries: SitemapEntry[] = [];
    for (const { sitemaps } of await readSitemaps()) {
      if (!sitemaps) return sendUnknown(reply);
      for (const { name, lastModified } of sitemaps) {
        entries.push({ url: `${options.siteUrl}/sitemaps/${name}.xml`, lastModified });
      }
    }
    return sendXml(reply, sitemapIndexXml(entries));
  });

  const sendSitemap = async (reply: FastifyReply, wantedRemote: string, file = ''): Promise<FastifyReply> => {
    const found = (await readSitemaps()).find(({ remote }) => remote === wantedRemote);
    if (found && !found.sitemaps) return sendUnknown(reply);
    const sitemap = found?.sitemaps?.find(({ name }) => name === wantedRemote + file);
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
    sendSitemap(reply, params.name, `/${params.file}`),
  );
}
