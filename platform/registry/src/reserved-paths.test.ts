import { remoteManifestSchema } from './remote-manifest.ts';
import { isReservedPath } from './reserved-paths.ts';

it.each(['/login', '/api/rooms', '/preview/*'])('%s belongs to the site', (path) =>
  expect(isReservedPath(path)).toBe(true),
);

it.each(['/', '/login-help', '/rooms/login', '/:id'])('%s may be a page of a remote', (path) =>
  expect(isReservedPath(path)).toBe(false),
);

it('a remote cannot declare such a path', () => {
  const manifest = {
    name: 'mfe-rooms',
    devPort: 3010,
    paths: { '/login': { access: 'public' } },
    budget: { scripts: 1, styles: 1, other: 1 },
  };
  expect(remoteManifestSchema.safeParse(manifest).error?.issues).toMatchObject([
    { path: ['paths', '/login'], message: 'the site itself uses /login.' },
  ]);
});
