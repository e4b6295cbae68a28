import { jest } from '@jest/globals';
import { keptUser } from './kept-user.ts';

const KEY = 'firebase:authUser:demo:[DEFAULT]';
const keep = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

// The fields of `UserImpl.toJSON` in @firebase/auth. Absent texts are undefined there.
it('is the user whose session the SDK keeps', () => {
  keep({
    uid: 'uid-1',
    email: 'nusrat@example.com',
    emailVerified: true,
    displayName: 'Nusrat Jahan',
    isAnonymous: false,
    stsTokenManager: { accessToken: 'secret' },
  });
  expect(keptUser({ firebase: null })).toEqual({
    uid: 'uid-1',
    email: 'nusrat@example.com',
    emailVerified: true,
    displayName: 'Nusrat Jahan',
    isAnonymous: false,
    photoURL: null,
    phoneNumber: null,
    tenantId: null,
    providerData: [],
    metadata: { creationTime: undefined, lastSignInTime: undefined },
  });
});

it('is the user of the site, not of a key that it had before', () => {
  keep({ uid: 'uid-of-demo' });
  const firebase = { apiKey: 'new', authDomain: '', projectId: '', appId: '' };
  expect(keptUser({ firebase })).toBeNull();
  localStorage.setItem('firebase:authUser:new:[DEFAULT]', '{"uid":"uid-1"}');
  expect(keptUser({ firebase })?.uid).toBe('uid-1');
});

it.each([[{}], [[]], [null], ['text'], [{ uid: '' }], [{ uid: 7 }]])(
  'is nobody when the SDK keeps %j',
  (value) => {
    keep(value);
    expect(keptUser({ firebase: null })).toBeNull();
  },
);

it('is nobody without a session, and when the session is not JSON', () => {
  localStorage.setItem('firebase:host:localhost', '{"uid":"uid-1"}');
  expect(keptUser({ firebase: null })).toBeNull();
  localStorage.setItem(KEY, '{');
  expect(keptUser({ firebase: null })).toBeNull();
});

it('is nobody when the browser refuses storage', () => {
  keep({ uid: 'uid-1' });
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(keptUser({ firebase: null })).toBeNull();
});
