import { findSignInPage } from '@roommate/contracts';
import { findPathOwner, type Release, type RenderedMeta } from '@roommate/release-registry';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { tag } from '../html/html.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import { metaTags } from './meta-tags.ts';

interface PageVisitor {
  /** Whether the visitor may see pages for signed-in users; others see the login page instead. */
  signedIn: boolean;
  /** The query of the URL, without the question mark. */
  query: string;
  /** Set for a crawler that shows the preview of a link to this listing. */
  listing?: ListingPreview | undefined;
}

interface Preloaded {
  /** The release's folder. */
  base: string;
  integrity: Release['integrity'];
  scripts: string[];
  styles: string[];
}

/**
 * Preloads for a page (docs/decisions/0031-preload-the-page.md). Without them the browser loads the shell, the remote's
 * entry, the routes and the page one after another. Browsers use a preload only if its integrity and its CORS mode match
 * those of the later request.
 */
function preloads({ base, integrity, scripts, styles }: Preloaded, rendered: boolean): string[] {
  const crossorigin = base.startsWith('/') ? undefined : 'anonymous';
  const preload = (as: 'script' | 'style') => (file: string) =>
    tag('link', {
      rel: 'preload',
      as,
      href: base + file,
      integrity: integrity[file],
      crossorigin,
      fetchpriority: rendered ? 'low' : undefined,
    });
  const [entry, ...more] = new Set(scripts);
  return [
    ...(entry === undefined ? [] : [preload('script')(entry)]),
    ...(rendered ? [] : [...new Set(styles)].map(preload('style'))),
    ...more.map(preload('script')),
  ];
}

/** The files of the page at a path, besides those of every page. */
function pageFiles(
  { shell, registry }: VisitorReleases,
  pathname: string,
  signedIn: boolean,
): Preloaded | undefined {
  const owner = findPathOwner(registry, pathname);
  if (!owner) {
    const page = shell.pages?.[findSignInPage(pathname)?.path ?? ''];
    return page && { ...shell, ...page };
  }
  const { release, owned } = owner;
  if (owned.access !== 'public' && !signedIn) return undefined;
  const { routes, remoteEntry } = release;
  return {
    ...release,
    scripts: [remoteEntry, ...routes.scripts, ...(owned.page?.scripts ?? [])],
    styles: [...routes.styles, ...(owned.page?.styles ?? [])],
  };
}

/**
 * The page's metadata, the shell's styles and scripts, and preloads for the page. The scripts of a rendered page get a low
 * priority and do not wait for its images: docs/decisions/0383-what-lighthouse-counts.md.
 * @param rendered for a page that shows without scripts: its inline styles, and its own metadata
 */
export function pageHead(
  releases: VisitorReleases,
  pathname: string,
  siteUrl: string,
  { signedIn, listing, query }: PageVisitor,
  rendered?: { styles: string; meta?: RenderedMeta | undefined },
): string {
  const { shell, registry } = releases;
  const files = pageFiles(releases, pathname, signedIn);
  return [
    ...metaTags(registry, pathname, siteUrl, { listing, own: rendered?.meta, query }),
    ...(rendered
      ? [rendered.styles]
      : shell.styles.map((file) =>
          tag('link', { rel: 'stylesheet', href: shell.base + file, integrity: shell.integrity[file] }),
        )),
    ...shell.scripts.map(
      (file) =>
        // Before the preloads: a hanging remote must not block the connections that the layout needs.
        `${tag('script', { defer: true, src: shell.base + file, integrity: shell.integrity[file], fetchpriority: rendered ? 'low' : 'high' })}</script>`,
    ),
    ...(files ? preloads(files, rendered !== undefined) : []),
  ].join('\n    ');
}
