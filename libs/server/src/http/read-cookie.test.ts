import { readCookie } from './read-cookie.ts';

it.each([
  ['preview=a.b-c', 'a.b-c'],
  ['other=1; preview=a=b; last=2', 'a=b'],
  ['preview=', ''],
  ['preview=first; preview=second', 'first'],
  ['other=preview=1', undefined],
  ['my-preview=1; previews=2', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the header %s, the cookie is %s', (header, value) => {
  expect(readCookie(header, 'preview')).toBe(value);
});
