import { findPathOwner, type Release } from '@roommate/release-registry';
import type { Live } from '../live-releases.ts';
import { tag } from './html.ts';

type Files = Release['routes'];

const preload = (as: 'script' | 'style', href: string, integrity: string | undefined): string =>
  tag('link', { rel: 'preload', as, href, integrity });

/**
 * A page is reached over the shell's scripts, its remote's entry, the routes, and its own, one after the other: told in advance, the
 * browser fetches all of them at once. Only the shell's loader names the hash of the entry, so only the entry's link
 * carries one: a preload is used only if both agree.
 */
function remotePreloads(
  { base, remoteEntry, routes, integrity }: Release,
  page: Files | undefined,
): string[] {
  const styles = new Set([...routes.styles, ...(page?.styles ?? [])]);
  const scripts = new Set([...routes.scripts, ...(page?.scripts ?? [])]);
  return [
    preload('script', base + remoteEntry, integrity[remoteEntry]),
    ...[...styles].map((file) => preload('style', base + file, undefined)),
    ...[...scripts].map((file) => preload('script', base + file, undefined)),
  ];
}

/** Styles and scripts of the shell, and what the remote that owns the path will need. */
export function pageHead({ shell, registry }: Live, pathname: string): string {
  const owner = findPathOwner(registry, pathname);
  return [
    ...shell.styles.map((file) =>
      tag('link', { rel: 'stylesheet', href: shell.base + file, integrity: shell.integrity[file] }),
    ),
    ...shell.scripts.map(
      (file) =>
        `${tag('script', { defer: true, src: shell.base + file, integrity: shell.integrity[file] })}</script>`,
    ),
    ...(owner ? remotePreloads(owner.release, owner.owned.page) : []),
  ].join('\n    ');
}
