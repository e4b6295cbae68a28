import type { SitemapEntry } from './sitemap-xml.ts';

/** The most that a sitemap may have (https://www.sitemaps.org/protocol.html). */
const MAX_PAGES = 50_000;

/** Pages with the same time of their last change. */
export interface PageGroup {
  paths: readonly string[];
  /** ISO 8601. */
  lastModified: string;
}

/** Divides pages into as many sitemaps as they need, in their order. */
export function sitemapFiles(groups: readonly PageGroup[], maxPages = MAX_PAGES): PageGroup[][] {
  const files: PageGroup[][] = [];
  let room = 0;
  for (const { paths, lastModified } of groups) {
    for (let start = 0; start < paths.length;) {
      if (room === 0) {
        files.push([]);
        room = maxPages;
      }
      const part = paths.slice(start, start + room);
      files.at(-1)?.push({ paths: part, lastModified });
      start += part.length;
      room -= part.length;
    }
  }
  return files;
}

/** The entries of a sitemap, one after another: a list of all would take much memory. */
export function* entriesOf(groups: readonly PageGroup[], siteUrl: string): Generator<SitemapEntry> {
  for (const { paths, lastModified } of groups) {
    for (const path of paths) yield { url: siteUrl + path, lastModified };
  }
}
