import type { ReleasedPath, RemoteChannel } from '@roommate/release-registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { newestItem } from './newest-item.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';

interface LiveRemote {
  name: string;
  /** Of the live release. */
  publishedAt: string;
  /** The pages that search engines may show. */
  pages: ReleasedPath[];
}

const isIndexed = ({ path, access }: ReleasedPath): boolean => access === 'public' && !/[:*]/.test(path);

/** Crawlers see the live releases, never a canary. */
function liveRemote([name, { live, releases }]: [string, RemoteChannel]): LiveRemote[] {
  const record = releases[live ?? ''];
  if (!record) return [];
  const pages = record.release.paths.filter(isIndexed);
  return pages.length === 0 ? [] : [{ name, publishedAt: record.published.at, pages }];
}

const later = (time: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(time) ? other : time;

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml').header('cache-control', 'public, max-age=300').send(xml);

/**
 * The sitemaps: an index, and one for each remote with its public pages. See
 * docs/decisions/0350-what-search-engines-see.md.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { releases, siteUrl, apiUrl }: Pick<SiteOptions, 'releases' | 'siteUrl' | 'apiUrl'>,
): void {
  const liveRemotes = async (): Promise<LiveRemote[]> =>
    Object.entries((await releases.registry()).remotes).flatMap(liveRemote);

  const entriesOf = ({ pages, publishedAt }: LiveRemote): Promise<SitemapEntry[]> =>
    Promise.all(
      pages.map(async ({ path, newest }) => ({
        url: siteUrl + path,
        lastModified: later(publishedAt, newest === undefined ? undefined : await newestItem(apiUrl, newest)),
      })),
    );

  app.get(SITEMAP_PATH, async (_request, reply) => {
    const sitemaps = await Promise.all(
      (await liveRemotes()).map(async (remote) => ({
        url: `${siteUrl}/sitemaps/${remote.name}.xml`,
        lastModified: (await entriesOf(remote)).map(({ lastModified }) => lastModified).reduce(later),
      })),
    );
    return sendXml(reply, sitemapIndexXml(sitemaps));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async ({ params }, reply) => {
    const remote = (await liveRemotes()).find(({ name }) => name === params.name);
    return remote ? sendXml(reply, sitemapXml(await entriesOf(remote))) : reply.callNotFound();
  });
}
