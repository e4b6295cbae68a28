import type { MiddlewareFunction } from '@roommate/shell-api';
import { openStoredCopy } from './open-stored-copy.ts';

const copies = new Map([
  ['/faq', 'Thu, 26 Nov 2026 10:00:00 GMT'],
  ['/dashboard', 'Thu, 26 Nov 2026 10:00:00 GMT'],
]);
const match = (url: string) => {
  const date = copies.get(url);
  return Promise.resolve(date === undefined ? undefined : new Response('', { headers: { date } }));
};

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

/** @returns where the document goes, or 'in the app' */
async function follow(path: string): Promise<unknown> {
  const request = new Request(new URL(path, location.origin));
  const args = { request } as Parameters<MiddlewareFunction>[0];
  try {
    return await openStoredCopy((pathname) => pathname === '/dashboard')(args, () =>
      Promise.resolve('in the app'),
    );
  } catch (thrown) {
    return [
      (thrown as Response).headers.get('location'),
      (thrown as Response).headers.get('x-remix-reload-document'),
    ];
  }
}

beforeAll(() => {
  Object.assign(globalThis, { caches: { open: () => Promise.resolve({ match }) } });
});
beforeEach(() => setOnline(false));
afterAll(() => {
  setOnline(true);
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('a link that the visitor follows without a connection', () => {
  it('opens a visited page as a document', async () => {
    expect(await follow('/faq')).toEqual(['/faq', 'true']);
  });

  it.each(['/about', '/faq?new=1', '/dashboard'])(
    'stays in the app without a copy of its content: %s',
    async (path) => {
      expect(await follow(path)).toBe('in the app');
    },
  );

  it('stays in the app when it is the page that the browser loads', async () => {
    history.replaceState(null, '', '/faq');
    expect(await follow('/faq')).toBe('in the app');
    history.replaceState(null, '', '/');
  });

  it('stays in the app with a connection', async () => {
    setOnline(true);
    expect(await follow('/faq')).toBe('in the app');
  });
});
