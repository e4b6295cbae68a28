import { findPathOwner, type Release } from '@roommate/release-registry';
import type { Live } from '../live-releases.ts';
import { tag } from './html.ts';
import { metaTags } from './meta-tags.ts';

type Files = Release['routes'];

/**
 * A page is reached over the shell's scripts, its remote's entry, the routes, and its own, one after the other: told in
 * advance, the browser fetches all of them at once. A preload is used only if its hash is the one that the shell asks
 * for, and a file of another origin is fetched in the way that lets the browser check it.
 */
function remotePreloads(
  { base, remoteEntry, routes, integrity }: Release,
  page: Files | undefined,
): string[] {
  const styles = new Set([...routes.styles, ...(page?.styles ?? [])]);
  const scripts = new Set([...routes.scripts, ...(page?.scripts ?? [])]);
  const crossorigin = base.startsWith('/') ? undefined : 'anonymous';
  const preload = (as: 'script' | 'style') => (file: string) =>
    tag('link', { rel: 'preload', as, href: base + file, integrity: integrity[file], crossorigin });
  return [
    preload('script')(remoteEntry),
    ...[...styles].map(preload('style')),
    ...[...scripts].map(preload('script')),
  ];
}

/**
 * What the page says of itself, styles and scripts of the shell, and what the remote that owns the path will need.
 * @param signedIn whether the visitor may see pages for signed-in people: others get the login page in their place
 */
export function pageHead(
  { shell, registry }: Live,
  pathname: string,
  siteUrl: string,
  signedIn: boolean,
): string {
  const owner = findPathOwner(registry, pathname);
  const isShown = owner?.owned.access === 'public' || signedIn;
  return [
    ...metaTags(registry, pathname, siteUrl),
    ...shell.styles.map((file) =>
      tag('link', { rel: 'stylesheet', href: shell.base + file, integrity: shell.integrity[file] }),
    ),
    ...shell.scripts.map(
      (file) =>
        // Before the preloads: a remote that hangs must not hold the connections that the layout needs.
        `${tag('script', { defer: true, src: shell.base + file, integrity: shell.integrity[file], fetchpriority: 'high' })}</script>`,
    ),
    ...(owner && isShown ? remotePreloads(owner.release, owner.owned.page) : []),
  ].join('\n    ');
}
