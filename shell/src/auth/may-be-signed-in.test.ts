import { mayBeSignedIn } from './may-be-signed-in.ts';

const databases = (found: () => Promise<{ name: string }[]>): void => {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { databases: found } });
};

describe('a visitor may be signed in', () => {
  afterEach(() => {
    document.cookie = 'signed-in=1; Max-Age=0';
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('with the cookie of an earlier visit', async () => {
    databases(() => Promise.resolve([]));
    expect(await mayBeSignedIn()).toBe(false);
    document.cookie = 'signed-in=1';
    expect(await mayBeSignedIn()).toBe(true);
  });

  it('when the SDK has a database, because cookies disappear earlier', async () => {
    databases(() => Promise.resolve([{ name: 'firebaseLocalStorageDb' }]));
    expect(await mayBeSignedIn()).toBe(true);
  });

  it('when the browser does not list its databases', async () => {
    expect(await mayBeSignedIn()).toBe(true);
    databases(() => Promise.reject(new Error('private window')));
    expect(await mayBeSignedIn()).toBe(true);
  });
});
