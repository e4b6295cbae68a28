import type { Registry, Release, ReleasedPath } from './registry.ts';
import type { OwnedPath } from './remote-manifest.ts';

/** A path that no app owns. All unknown paths have the same page, so this one stands for them. */
export const UNKNOWN_PATH = '/unknown-page';

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

// React Router's ranking: static segments before params, params before a splat.
const rank = (pattern: string): string =>
  segments(pattern)
    .map((segment) => (segment === '*' ? '0' : segment.startsWith(':') ? '1' : '2'))
    .join('');

/** Whether a path of the site matches a pattern of a remote. Trailing slashes do not matter. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return false;
  return wanted.every((segment, i) => segment === '*' || segment.startsWith(':') || segment === given[i]);
}

/** Returns the release that owns a path of the site, and its declaration of the path. Undefined for the shell's own pages. */
export function findPathOwner(
  registry: Registry,
  pathname: string,
): { release: Release; owned: ReleasedPath } | undefined {
  return Object.values(registry.remotes)
    .flatMap((release) => release.paths.map((owned) => ({ release, owned })))
    .filter(({ owned }) => matchesPattern(owned.path, pathname))
    .sort((a, b) => rank(b.owned.path).localeCompare(rank(a.owned.path)))[0];
}

const shape = (pattern: string): string =>
  segments(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

/** Lists the pairs of remotes that declare the same path. A registry must not contain such pairs. */
export function overlappingPaths(
  owners: { name: string; paths: OwnedPath[] }[],
): { path: string; names: [string, string] }[] {
  const seen = new Map<string, string>();
  const overlaps: { path: string; names: [string, string] }[] = [];
  for (const { name, paths } of owners) {
    for (const { path } of paths) {
      const other = seen.get(shape(path));
      if (other !== undefined && other !== name) overlaps.push({ path, names: [other, name] });
      else seen.set(shape(path), name);
    }
  }
  return overlaps;
}
