import type { ReleaseRegistry, ReleasedPath, RemoteChannel } from '@roommate/release-registry';
import type { SiteOptions } from '../config/site-options.ts';
import { indexedSignInPages } from './indexed-sign-in-pages.ts';
import { newestItem, pagesOfList, type ListedPage } from './read-api.ts';
import { sitemapFiles, type SitemapPage } from './sitemap-files.ts';

/** The API is asked once in this time, however often crawlers come. Its limits count the site as one visitor. */
export const SITEMAPS_TTL_MS = 60_000;

/** A file with pages of a remote or the shell that search engines may show. */
export interface Sitemap {
  /** The path of the file, without its ending. It is the name of the remote or `shell`, and a number from the second file on. */
  name: string;
  pages: SitemapPage[];
  /** ISO 8601. */
  lastModified: string;
}

/** The sitemaps of a remote. */
interface RemoteSitemaps {
  remote: string;
  /** Undefined: the API is unreachable or knows only a part of a list, and no earlier one was complete. */
  sitemaps: Sitemap[] | undefined;
}

interface LiveRemote {
  name: string;
  /** Of the live release. */
  publishedAt: string;
  pages: ReleasedPath[];
}

interface Options extends Pick<SiteOptions, 'releases' | 'apiUrl'> {
  /** Writes a warning to the log. */
  warn: (text: string) => void;
}

const isOnePage = ({ path }: ReleasedPath): boolean => !/[:*]/.test(path);

const isIndexed = (owned: ReleasedPath): boolean =>
  owned.access === 'public' && owned.indexed !== false && (isOnePage(owned) || owned.each !== undefined);

/** Crawlers see the live releases, never a canary. */
function liveRemote([name, { live, releases }]: [string, RemoteChannel]): LiveRemote[] {
  const record = releases[live ?? ''];
  if (!record) return [];
  const pages = record.release.paths.filter(isIndexed);
  return pages.length === 0 ? [] : [{ name, publishedAt: record.published.at, pages }];
}

const later = (time: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(time) ? other : time;

/** The pages of a pattern. Undefined when the API is unreachable or knows only a part, and no earlier list was complete. */
type PagesOf = (owned: ReleasedPath) => Promise<readonly ListedPage[] | undefined>;

/**
 * @returns a function that keeps the last complete pages of each pattern for the time when the API is unreachable or knows
 * only a part
 */
function pageReader({ apiUrl, warn }: Options): PagesOf {
  const known = new Map<string, ListedPage[]>();
  return async (owned) => {
    if (isOnePage(owned)) {
      const { path, newest } = owned;
      return [{ path, changedAt: newest === undefined ? undefined : await newestItem(apiUrl, newest) }];
    }
    const pages = await pagesOfList(apiUrl, owned, { warn });
    // Another release of the remote can call a list complete that is only a part for this one.
    const declaration = JSON.stringify([owned.path, owned.each]);
    if (pages) known.set(declaration, pages);
    return pages ?? known.get(declaration);
  };
}

async function pagesOfRemote(
  { pages, publishedAt }: LiveRemote,
  pagesOf: PagesOf,
): Promise<SitemapPage[] | undefined> {
  const lists = await Promise.all(pages.map(pagesOf));
  const known = lists.filter((list) => list !== undefined);
  if (known.length < lists.length) return undefined;
  return known.flat().map(({ path, changedAt }) => ({ path, lastModified: later(publishedAt, changedAt) }));
}

async function sitemapsOfRemote(remote: LiveRemote, pagesOf: PagesOf): Promise<RemoteSitemaps> {
  const { name, publishedAt } = remote;
  const pages = await pagesOfRemote(remote, pagesOf);
  const sitemaps =
    pages &&
    sitemapFiles(pages).map((file, index) => ({
      name: index === 0 ? name : `${name}/${index + 1}`,
      pages: file,
      lastModified: file.map(({ lastModified }) => lastModified).reduce(later, publishedAt),
    }));
  return { remote: name, sitemaps };
}

/** The shell has pages, too. Its release declares no paths. */
function liveShell({ shell: { live, releases } }: ReleaseRegistry): LiveRemote[] {
  const record = releases[live ?? ''];
  if (!record) return [];
  const pages = indexedSignInPages.map((path): ReleasedPath => ({ path, access: 'public' }));
  return [{ name: 'shell', publishedAt: record.published.at, pages }];
}

function sitemapsOf(registry: ReleaseRegistry, pagesOf: PagesOf): Promise<RemoteSitemaps[]> {
  const remotes = [...Object.entries(registry.remotes).flatMap(liveRemote), ...liveShell(registry)];
  return Promise.all(remotes.map((remote) => sitemapsOfRemote(remote, pagesOf)));
}

/** @returns a function that reads the sitemaps of the live releases. A release changes them immediately. */
export function sitemapReader(options: Options): () => Promise<RemoteSitemaps[]> {
  const pagesOf = pageReader(options);
  let cached: { revision: number; at: number; sitemaps: Promise<RemoteSitemaps[]> } | undefined;
  return async () => {
    const registry = await options.releases.registry();
    const isCurrent = cached?.revision === registry.revision && Date.now() - cached.at < SITEMAPS_TTL_MS;
    if (!cached || !isCurrent) {
      cached = {
        revision: registry.revision,
        at: Date.now(),
        sitemaps: sitemapsOf(registry, pagesOf),
      };
    }
    return cached.sitemaps;
  };
}
