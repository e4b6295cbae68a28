import type { ReleaseRegistry, ReleasedPath, RemoteChannel } from '@roommate/release-registry';
import type { SiteOptions } from '../config/site-options.ts';
import { newestItem } from './newest-item.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** The API is asked once in this time, however often crawlers come: its limits count the site as one visitor. */
const KEPT_MS = 60_000;

/** The pages of a remote that search engines may show. */
export interface Sitemap {
  /** Of the remote. */
  name: string;
  pages: SitemapEntry[];
  /** ISO 8601. */
  lastModified: string;
}

interface LiveRemote {
  name: string;
  /** Of the live release. */
  publishedAt: string;
  pages: ReleasedPath[];
}

type Options = Pick<SiteOptions, 'releases' | 'siteUrl' | 'apiUrl'>;

const isIndexed = ({ path, access, indexed }: ReleasedPath): boolean =>
  access === 'public' && indexed !== false && !/[:*]/.test(path);

/** Crawlers see the live releases, never a canary. */
function liveRemote([name, { live, releases }]: [string, RemoteChannel]): LiveRemote[] {
  const record = releases[live ?? ''];
  if (!record) return [];
  const pages = record.release.paths.filter(isIndexed);
  return pages.length === 0 ? [] : [{ name, publishedAt: record.published.at, pages }];
}

const later = (time: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(time) ? other : time;

async function sitemapOf(
  { name, pages, publishedAt }: LiveRemote,
  { siteUrl, apiUrl }: Options,
): Promise<Sitemap> {
  const entries = await Promise.all(
    pages.map(async ({ path, newest }) => {
      const changedAt = newest === undefined ? undefined : await newestItem(apiUrl, newest);
      return { url: siteUrl + path, lastModified: later(publishedAt, changedAt) };
    }),
  );
  const times = entries.map(({ lastModified }) => lastModified);
  return { name, pages: entries, lastModified: times.reduce(later, publishedAt) };
}

const sitemapsOf = (registry: ReleaseRegistry, options: Options): Promise<Sitemap[]> =>
  Promise.all(
    Object.entries(registry.remotes)
      .flatMap(liveRemote)
      .map((remote) => sitemapOf(remote, options)),
  );

/** @returns a function that reads the sitemaps of the live releases. A release changes them at once. */
export function sitemapReader(options: Options): () => Promise<Sitemap[]> {
  let kept: { revision: number; at: number; sitemaps: Promise<Sitemap[]> } | undefined;
  return async () => {
    const registry = await options.releases.registry();
    const isCurrent = kept?.revision === registry.revision && Date.now() - kept.at < KEPT_MS;
    if (!kept || !isCurrent) {
      kept = { revision: registry.revision, at: Date.now(), sitemaps: sitemapsOf(registry, options) };
    }
    return kept.sitemaps;
  };
}
