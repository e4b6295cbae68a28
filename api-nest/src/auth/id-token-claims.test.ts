import { userOfClaims } from './id-token-claims.ts';

const now = Math.floor(Date.now() / 1000);
const claims = { sub: 'uid-1', iat: now, auth_time: now };

it('returns uid, email and name', () => {
  const user = userOfClaims({ ...claims, email: 'a@example.com', name: ' Nusrat Jahan ' });
  expect(user).toEqual({ uid: 'uid-1', email: 'a@example.com', emailVerified: false, name: 'Nusrat Jahan' });
});

it('accepts an account without email and name', () => {
  expect(userOfClaims(claims)).toEqual({ uid: 'uid-1' });
  expect(userOfClaims({ ...claims, email: 5, name: null })).toEqual({ uid: 'uid-1' });
});

it.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('reads email_verified %j as %j', (email_verified, emailVerified) => {
  const user = userOfClaims({ ...claims, email: 'a@example.com', email_verified });
  expect(user.emailVerified).toBe(emailVerified);
});

it('cleans a name for display', () => {
  expect(userOfClaims({ ...claims, name: 'Nusrat\u0000\u0007Jahan' }).name).toBe('Nusrat Jahan');
  expect(userOfClaims({ ...claims, name: 'x'.repeat(500) }).name).toHaveLength(100);
  expect(userOfClaims({ ...claims, name: ' \n ' })).not.toHaveProperty('name');
});
