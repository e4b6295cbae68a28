import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { pressedPages } from './pressed-pages.ts';

const rooms = { listing: '1', own: '2' };
const pathname = (path: string): string => path.replace(/\?.*$/, '');
const pressed = (isSignedIn: boolean) =>
  pressedPages
    .filter(({ signedIn = false }) => signedIn === isSignedIn)
    .map(({ path }) => pathname(path(rooms)));

describe('the pages whose controls are pressed', () => {
  it('are all pages of the product', () => {
    expect(pressed(false)).toEqual(expect.arrayContaining(publicRoutes.map(pathname)));
    const editOwn = signedInRoutes('1').map((path) => path.replace('/update/1', '/update/2'));
    expect(pressed(true)).toEqual(expect.arrayContaining(editOwn.map(pathname)));
  });

  it('have names of their own', () => {
    const names = pressedPages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
