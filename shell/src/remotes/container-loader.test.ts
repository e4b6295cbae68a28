import * as shellApi from '@roommate/shell-api';
import React from 'react';
import ReactDOM from 'react-dom';
import { release } from '../testing/render-shell.tsx';
import { createContainerLoader } from './container-loader.ts';
import type { shareScope } from './share-scope.ts';

const listings = release('mfe-listings', { path: '/browse-listings', access: 'public' });
const routes = { routes: [] };
const init = jest.fn<number, [typeof shareScope]>(() => 1);
const get = jest.fn<Promise<() => unknown>, [string]>(() => Promise.resolve(() => routes));
const page = globalThis as Record<string, unknown>;
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** What the browser does with the script that waits in the head. */
function end(type: 'load' | 'error'): void {
  if (type === 'load') page.mfe_listings = { init, get };
  scripts()[0]?.dispatchEvent(new Event(type));
}

/** Lets the promises before the script element settle. */
const inserted = async (): Promise<void> => {
  for (let turn = 0; turn < 1000 && scripts().length === 0; turn += 1) await Promise.resolve();
  expect(scripts()).toHaveLength(1);
};

beforeEach(() => {
  init.mockClear();
  get.mockClear();
  delete page.mfe_listings;
  delete page._FEDERATION_RUNTIME_CORE;
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('runs the entry script once, and gives the container the modules of the shell', async () => {
  const loader = createContainerLoader();
  expect(loader.hasStarted(listings)).toBe(false);
  const loading = loader.load(listings);
  await inserted();
  expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/mfe/mfe-listings/1/remoteEntry.js']);
  end('load');
  expect(await loading).toBe(routes);
  expect(get).toHaveBeenCalledWith('./routes');
  expect(loader.hasStarted(listings)).toBe(true);
  expect(await loader.load(listings)).toBe(routes);
  expect(scripts()).toEqual([]);

  const scope = init.mock.calls[0]?.[0];
  const given = async (name: keyof typeof shareScope): Promise<unknown> => {
    const [only] = Object.values(scope?.[name] ?? {});
    return (await only?.get())?.();
  };
  expect(await given('react')).toBe(React);
  expect(await given('react-dom')).toBe(ReactDOM);
  expect(await given('@roommate/shell-api')).toMatchObject({ useSession: shellApi.useSession });
  expect(await given('@roommate/shell-api/query')).toMatchObject({
    useQuery: expect.any(Function) as unknown,
  });
  expect(Object.keys(scope?.react ?? {})).toEqual([React.version]);
  expect(page._FEDERATION_RUNTIME_CORE).toBeUndefined();
});

it('gives up on an entry script after three seconds', async () => {
  jest.useFakeTimers();
  const loading = createContainerLoader().load(listings);
  await inserted();
  const failed = expect(loading).rejects.toMatchObject({ name: 'EntryError' });
  jest.advanceTimersByTime(3000);
  await failed;
  expect(scripts()).toEqual([]);
});

it('goes past the caches when it tries again', async () => {
  const loader = createContainerLoader();
  const first = loader.load(listings);
  await inserted();
  end('error');
  await expect(first).rejects.toThrow('/mfe/mfe-listings/1/remoteEntry.js did not load.');
  const second = loader.load(listings);
  await inserted();
  expect(scripts()[0]?.src).toBe('http://localhost/mfe/mfe-listings/1/remoteEntry.js?retry=1');
  end('load');
  expect(await second).toBe(routes);
});

it('does not take a script that creates no container', async () => {
  const loading = createContainerLoader().load(listings);
  await inserted();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('/mfe/mfe-listings/1/remoteEntry.js creates no container.');
});

it('provides the library of Module Federation before the entry script of a release for an earlier contract', async () => {
  const loading = createContainerLoader().load({ ...listings, shellApi: '2.8.0' });
  await inserted();
  expect(page._FEDERATION_RUNTIME_CORE).toMatchObject({ ModuleFederation: expect.any(Function) as unknown });
  end('load');
  await loading;
});
