import {
  useUnsavedGuard,
  type MiddlewareFunction,
  type PageHandle,
  type RouteObject,
} from '@roommate/shell-api';
import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { createElement } from 'react';
import { sampleChange } from '../testing/sample-change.ts';
import { dropChange, keepChange } from './waiting-changes.ts';
import { openStoredCopy } from './open-stored-copy.ts';

const headers = { date: 'Thu, 26 Nov 2026 10:00:00 GMT' };
const copies = new Map([
  ['/faq', '<h1>Questions</h1>'],
  ['/dashboard', '<h1>A frame</h1>'],
  ['/roommate/1', '<h1>A room</h1><script type="application/json" id="page-data">{}</script>'],
]);
// What the service worker stores in place of a copy of retired releases.
const retired = ['/terms', '/roommate/3'];
const match = (url: string) => {
  if (retired.includes(url))
    return Promise.resolve(new Response('<h1>You are offline</h1>', { status: 503 }));
  const html = copies.get(url);
  return Promise.resolve(html === undefined ? undefined : new Response(html, { headers }));
};
const guarded = ['/dashboard', '/roommate/1', '/roommate/2', '/roommate/3'];

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

const setController = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

/** The rooms whose data the app has. */
const roomsInApp = new Set<string | undefined>();
const routes: RouteObject[] = [
  { path: '/faq', handle: 'of the remote' },
  {
    path: '/roommate/:id',
    handle: {
      prefetch: () => undefined,
      hasData: ({ params: { id } }) => roomsInApp.has(id),
    } satisfies PageHandle,
  },
];

/** @returns where the document goes, or 'in the app' */
async function follow(path: string, method = 'GET'): Promise<unknown> {
  const request = new Request(new URL(path, location.origin), { method });
  const args = { request } as Parameters<MiddlewareFunction>[0];
  try {
    return await openStoredCopy(routes, (pathname) => guarded.includes(pathname))(args, () =>
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
beforeEach(() => {
  setOnline(false);
  setController({});
});
afterAll(() => {
  setOnline(true);
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a link that the visitor follows without a connection', () => {
  it('opens a visited page as a document', async () => {
    expect(await follow('/faq')).toEqual(['/faq', 'true']);
  });

  it('opens a visited page for signed-in users if its copy has content', async () => {
    expect(await follow('/roommate/1')).toEqual(['/roommate/1', 'true']);
  });

  it.each(['/about', '/faq?new=1', '/dashboard', '/roommate/2', ...retired])(
    'stays in the app without a copy of its content: %s',
    async (path) => {
      expect(await follow(path)).toBe('in the app');
    },
  );

  it('stays in the app when the app has the data, which can be newer and of the person', async () => {
    roomsInApp.add('1');
    expect(await follow('/roommate/1')).toBe('in the app');
    roomsInApp.delete('1');
    expect(await follow('/roommate/1')).toEqual(['/roommate/1', 'true']);
  });

  it('stays in the app when it is the page that the browser loads', async () => {
    history.replaceState(null, '', '/faq');
    expect(await follow('/faq')).toBe('in the app');
    history.replaceState(null, '', '/');
  });

  it('stays in the app when no service worker would respond to the document', async () => {
    setController(null);
    expect(await follow('/faq')).toBe('in the app');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(await follow('/faq')).toBe('in the app');
  });

  it('stays in the app when it sends a form', async () => {
    expect(await follow('/faq', 'POST')).toBe('in the app');
  });

  it.each([
    ['offered', sampleChange({ state: 'offered' })],
    ['waiting in the page only', sampleChange({ uid: undefined })],
  ])('stays in the app while a change is %s', async (_, change) => {
    keepChange(change);
    expect(await follow('/faq')).toBe('in the app');
    dropChange(change.id);
    expect(await follow('/faq')).toEqual(['/faq', 'true']);
  });

  it('leaves the document with a change that the browser has stored', async () => {
    keepChange(sampleChange());
    expect(await follow('/faq')).toEqual(['/faq', 'true']);
    dropChange(sampleChange().id);
  });

  it('stays in the app while the page has unsaved edits, about which the browser would ask', async () => {
    createTestShell();
    const Edited = () => {
      useUnsavedGuard(() => true);
      return null;
    };
    const { unmount } = renderRoutes([{ path: '*', element: createElement(Edited) }], { path: '/' });
    expect(await follow('/faq')).toBe('in the app');
    unmount();
  });

  it('stays in the app with a connection', async () => {
    setOnline(true);
    expect(await follow('/faq')).toBe('in the app');
  });
});
