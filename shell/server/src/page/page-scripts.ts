import { findSignInPage } from '@roommate/contracts';
import { findPathOwner, type Release } from '@roommate/release-registry';
import { tag } from '../html/html.ts';
import type { VisitorReleases } from '../releases/visitor-releases.ts';

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
    tag('link', { rel: 'preload', as, href: base + file, integrity: integrity[file], crossorigin });
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
 * Names the scripts of the shell, with preloads for those of the page. A page that the server has rendered loads them after
 * its first paint: docs/decisions/0395-scripts-after-the-first-paint.md.
 * @param signedIn whether the visitor may see pages for signed-in users
 * @param rendered whether the page has its styles inline
 */
export function pageScripts(
  releases: VisitorReleases,
  pathname: string,
  { signedIn, rendered }: { signedIn: boolean; rendered: boolean },
): string[] {
  const { shell } = releases;
  const files = pageFiles(releases, pathname, signedIn);
  return [
    ...shell.scripts.map(
      (file) =>
        // Before the preloads: a hanging remote must not block the connections that the layout needs.
        `${tag('script', { defer: true, src: shell.base + file, integrity: shell.integrity[file], fetchpriority: 'high' })}</script>`,
    ),
    ...(files ? preloads(files, rendered) : []),
  ];
}
