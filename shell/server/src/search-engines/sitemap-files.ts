import type { SitemapEntry } from './sitemap-xml.ts';

/** The most that a sitemap may have (https://www.sitemaps.org/protocol.html). */
const MAX_PAGES = 50_000;
const MAX_BYTES = 50_000_000;
/** More than the elements and the time of a page take, with the URL of the site. */
const OTHER_BYTES = 300;

/** A page that search engines may show. */
export interface SitemapPage {
  /** ASCII. */
  path: string;
  /** ISO 8601. */
  lastModified: string;
}

/** Divides pages into as many sitemaps as they need, in their order. */
export function sitemapFiles(pages: Iterable<SitemapPage>): SitemapPage[][] {
  const files: SitemapPage[][] = [];
  let file: SitemapPage[] = [];
  let bytes = Infinity;
  for (const page of pages) {
    const size = page.path.length + OTHER_BYTES;
    if (file.length >= MAX_PAGES || bytes + size > MAX_BYTES) {
      file = [];
      files.push(file);
      bytes = 0;
    }
    file.push(page);
    bytes += size;
  }
  return files;
}

/** The entries of a sitemap, one after another: a list of all would take much memory. */
export function* entriesOf(pages: Iterable<SitemapPage>, siteUrl: string): Generator<SitemapEntry> {
  for (const { path, lastModified } of pages) yield { url: siteUrl + path, lastModified };
}
