import { Readable } from 'node:stream';
import { escapeHtml } from '../html/html.ts';

/** A page or a sitemap in a sitemap (https://www.sitemaps.org/protocol.html). */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  lastModified: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Larger parts cost less than one for each entry. */
const ENTRIES_AT_ONCE = 500;

/** Written while it is read, so that its length does not matter. */
function* partsOf(root: string, child: string, entries: Iterable<SitemapEntry>): Generator<string> {
  let part = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`;
  let count = 0;
  for (const { url, lastModified } of entries) {
    part += `<${child}><loc>${escapeHtml(url)}</loc><lastmod>${escapeHtml(lastModified)}</lastmod></${child}>\n`;
    count += 1;
    if (count % ENTRIES_AT_ONCE > 0) continue;
    yield part;
    part = '';
  }
  yield `${part}</${root}>\n`;
}

/** A sitemap of pages. */
export const sitemapXml = (pages: Iterable<SitemapEntry>): Readable =>
  Readable.from(partsOf('urlset', 'url', pages));

/** A sitemap of sitemaps. */
export const sitemapIndexXml = (sitemaps: Iterable<SitemapEntry>): Readable =>
  Readable.from(partsOf('sitemapindex', 'sitemap', sitemaps));
