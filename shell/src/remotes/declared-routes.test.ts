import type { OwnedPath } from '@roommate/release-registry';
import type { RouteObject } from '@roommate/shell-api';
import { declaredRoutes } from './declared-routes.ts';

const declared: OwnedPath[] = [
  { path: '/', access: 'public' },
  { path: '/roommate/:id', access: 'signed-in' },
  { path: '/dashboard/*', access: 'signed-in' },
];

function check(routes: RouteObject[]) {
  const refused: string[] = [];
  const kept = declaredRoutes(routes, declared, (pattern) => refused.push(pattern));
  return { kept, refused };
}

it('keeps what lies within the declared paths, however it is nested', () => {
  const routes: RouteObject[] = [
    { index: true },
    { path: '/roommate/:listingId' },
    {
      children: [{ path: 'dashboard', children: [{ index: true }, { path: 'my-listings' }, { path: '*' }] }],
    },
  ];
  expect(check(routes)).toEqual({ kept: routes, refused: [] });
});

it.each([
  ['/login'],
  ['*'],
  ['/roommate'],
  ['/roommate/*'],
  ['/roommate/:id/edit'],
  ['/roommate/:id?'],
  ['/dashboards'],
  [':anything'],
])('refuses %s', (path) =>
  expect(check([{ path }])).toEqual({ kept: [], refused: [path.startsWith('/') ? path : `/${path}`] }),
);

it('refuses only the undeclared nested route, and children with their refused parent', () => {
  const { kept, refused } = check([
    { path: '/dashboard', children: [{ path: '/login' }, { path: 'ok' }] },
    { path: '/mylistings', children: [{ path: '/roommate/:id' }] },
  ]);
  expect(kept).toEqual([{ path: '/dashboard', children: [{ path: 'ok' }] }]);
  expect(refused).toEqual(['/login', '/mylistings']);
});
