import type { RenderedMeta } from '@roommate/release-registry';
import { tag } from '../html/html.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { metaTags } from './meta-tags.ts';

interface PageVisitor {
  /** The query of the URL, without the question mark. */
  query: string;
  /** Set for a crawler that shows the preview of a link to this listing. */
  listing?: ListingPreview | undefined;
}

/**
 * The page's metadata, and the shell's styles.
 * @param rendered for a page that shows without scripts: its inline styles, and its own metadata
 */
export function pageHead(
  { shell, registry }: VisitorReleases,
  pathname: string,
  siteUrl: string,
  { listing, query }: PageVisitor,
  rendered?: { styles: string; meta?: RenderedMeta | undefined },
): string[] {
  return [
    ...metaTags(registry, pathname, siteUrl, { listing, own: rendered?.meta, query }),
    ...(rendered
      ? [rendered.styles]
      : shell.styles.map((file) =>
          tag('link', { rel: 'stylesheet', href: shell.base + file, integrity: shell.integrity[file] }),
        )),
  ];
}
