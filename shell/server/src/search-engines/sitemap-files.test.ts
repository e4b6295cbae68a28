import { text } from 'node:stream/consumers';
import { entriesOf, sitemapFiles } from './sitemap-files.ts';
import { sitemapXml } from './sitemap-xml.ts';

const lastModified = '1970-01-01T00:00:00.000Z';
const pages = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `/${i}`.padEnd(length, 'x'), lastModified }));
const sizesOf = (files: readonly (readonly unknown[])[]) => files.map((file) => file.length);

describe('sitemaps', () => {
  it('have 50,000 pages at most', () => {
    const files = sitemapFiles(pages(100_001, 10));
    expect(sizesOf(files)).toEqual([50_000, 50_000, 1]);
    expect(new Set(files.flat()).size).toBe(100_001);
  });

  it('have 50 MB at most, with the longest ids', async () => {
    const [file = [], ...others] = sitemapFiles(pages(50_000, 1900));
    const xml = await text(sitemapXml(entriesOf(file, 'https://roommate-dhaka.example')));
    const bytes = Buffer.byteLength(xml);
    expect(bytes).toBeLessThanOrEqual(50_000_000);
    expect(bytes).toBeGreaterThan(45_000_000);
    expect([file, ...others].flat()).toHaveLength(50_000);
  });

  it('do not exist without pages', () => {
    expect(sitemapFiles([])).toEqual([]);
  });
});
