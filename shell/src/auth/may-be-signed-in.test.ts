import { jest } from '@jest/globals';
import { mayBeSignedIn } from './may-be-signed-in.ts';

describe('a visitor may be signed in', () => {
  afterEach(() => {
    document.cookie = 'signed-in=1; Max-Age=0';
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('with the cookie of an earlier visit', () => {
    expect(mayBeSignedIn()).toBe(false);
    document.cookie = 'signed-in=1';
    expect(mayBeSignedIn()).toBe(true);
  });

  it('when the SDK keeps a session, because cookies disappear earlier', () => {
    localStorage.setItem('firebase:host:localhost', 'localhost');
    expect(mayBeSignedIn()).toBe(false);
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{}');
    expect(mayBeSignedIn()).toBe(true);
  });

  it('not when the browser refuses storage', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(mayBeSignedIn()).toBe(false);
  });
});
