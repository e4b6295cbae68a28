import { findPathOwner, type Release } from '@roommate/release-registry';
import type { Live } from '../releases/live-releases.ts';
import { tag } from '../html/html.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import { metaTags } from './meta-tags.ts';

type Files = Release['routes'];

interface PageVisitor {
  /** Whether the visitor may see pages for signed-in users; others see the login page instead. */
  signedIn: boolean;
  /** Set for a crawler that shows the preview of a link to this listing. */
  listing?: ListingPreview | undefined;
}

/**
 * Preloads for a remote's page (docs/decisions/0031-preload-the-page.md). Without them the browser loads the shell, the
 * remote's entry, the routes and the page one after another. Browsers use a preload only if its integrity and its CORS
 * mode match those of the later request.
 */
function remotePreloads(
  { base, remoteEntry, routes, integrity }: Release,
  page: Files | undefined,
  rendered: boolean,
): string[] {
  const styles = new Set([...routes.styles, ...(page?.styles ?? [])]);
  const scripts = new Set([...routes.scripts, ...(page?.scripts ?? [])]);
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
  // The markup needs its styles at once. The release's own runtime finds them by `data-href`.
  const applied = (file: string) =>
    tag('link', {
      rel: 'stylesheet',
      href: base + file,
      'data-href': file,
      integrity: integrity[file],
      crossorigin,
    });
  return [
    ...[...styles].map(rendered ? applied : preload('style')),
    preload('script')(remoteEntry),
    ...[...scripts].map(preload('script')),
  ];
}

/**
 * The page's metadata, the shell's styles and scripts, and preloads for the remote that owns the path.
 * @param rendered whether the page shows without scripts, which then give way to its images
 */
export function pageHead(
  { shell, registry }: Live,
  pathname: string,
  siteUrl: string,
  { signedIn, listing }: PageVisitor,
  rendered: boolean,
): string {
  const owner = findPathOwner(registry, pathname);
  const isShown = owner?.owned.access === 'public' || signedIn;
  return [
    ...metaTags(registry, pathname, siteUrl, listing),
    ...shell.styles.map((file) =>
      tag('link', { rel: 'stylesheet', href: shell.base + file, integrity: shell.integrity[file] }),
    ),
    ...shell.scripts.map(
      (file) =>
        // Before the preloads: a hanging remote must not block the connections that the layout needs.
        `${tag('script', { defer: true, src: shell.base + file, integrity: shell.integrity[file], fetchpriority: rendered ? 'low' : 'high' })}</script>`,
    ),
    ...(owner && isShown ? remotePreloads(owner.release, owner.owned.page, rendered) : []),
  ].join('\n    ');
}
