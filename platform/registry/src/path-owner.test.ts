import { findPathOwner, matchesPattern, overlappingPaths } from './path-owner.ts';
import type { Registry, Release } from './registry.ts';

const release = (name: string, ...paths: string[]): Release => ({
  name,
  version: '1',
  shellApi: '1.0.0',
  base: `/mfe/${name}/1/`,
  remoteEntry: 'remoteEntry.js',
  routes: { scripts: [], styles: [] },
  integrity: {},
  paths: paths.map((path) => ({ path, access: 'public' })),
});

const registry: Registry = {
  format: 1,
  remotes: {
    'mfe-listings': release('mfe-listings', '/roommate/:id', '/browse-listings'),
    'mfe-dashboard': release('mfe-dashboard', '/dashboard/*'),
    'mfe-marketing': release('mfe-marketing', '/', '/roommate/tips'),
  },
};
const owner = (path: string) => findPathOwner(registry, path)?.release.name;

describe('the owner of a path', () => {
  it.each([
    ['/', 'mfe-marketing'],
    ['/browse-listings/', 'mfe-listings'],
    ['/roommate/abc', 'mfe-listings'],
    ['/roommate/tips', 'mfe-marketing'],
    ['/dashboard', 'mfe-dashboard'],
    ['/dashboard/my-listings', 'mfe-dashboard'],
  ])('%s belongs to %s', (path, name) => expect(owner(path)).toBe(name));

  it.each(['/login', '/roommate', '/roommate/a/b', '/dashboards'])('%s belongs to no remote', (path) =>
    expect(owner(path)).toBeUndefined(),
  );

  it('matches the path itself and all paths below it for a trailing /*', () => {
    expect(matchesPattern('/dashboard/*', '/dashboard')).toBe(true);
    expect(matchesPattern('/dashboard', '/dashboard/x')).toBe(false);
  });
});

describe('overlapping paths', () => {
  it('finds two remotes that declare one path, even with different param names', () => {
    const overlaps = overlappingPaths([
      { name: 'mfe-a', paths: [{ path: '/room/:id', access: 'public' }] },
      { name: 'mfe-b', paths: [{ path: '/room/:slug', access: 'public' }] },
    ]);
    expect(overlaps).toEqual([{ path: '/room/:slug', names: ['mfe-a', 'mfe-b'] }]);
  });

  it('accepts different paths', () => {
    expect(overlappingPaths(Object.values(registry.remotes))).toEqual([]);
  });
});
