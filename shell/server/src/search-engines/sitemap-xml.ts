import { escapeHtml } from '../html/html.ts';

/** A page or a sitemap in a sitemap (https://www.sitemaps.org/protocol.html). */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  lastModified: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const documentOf = (root: string, child: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries.map(
      ({ url, lastModified }) =>
        `<${child}><loc>${escapeHtml(url)}</loc><lastmod>${escapeHtml(lastModified)}</lastmod></${child}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n');

/** A sitemap of pages. */
export const sitemapXml = (pages: readonly SitemapEntry[]): string => documentOf('urlset', 'url', pages);

/** A sitemap of sitemaps. */
export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  documentOf('sitemapindex', 'sitemap', sitemaps);
