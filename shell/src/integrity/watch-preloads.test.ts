import type { KnownFile } from './judge-files.ts';
import { watchPreloads } from './watch-preloads.ts';

const folder = `${location.origin}/mfe/mfe-dashboard/1/`;
const judge = (url: string): KnownFile => ({
  integrity: 'sha384-x',
  folder,
  isEntry: url.endsWith('remoteEntry.js'),
});
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  for (const name of ['remoteEntry.js', 'page.js', 'page.css']) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', href: folder + name });
    document.head.append(link);
  }
  watchPreloads(judge);
});
afterEach(() => jest.useRealTimers());

it('cancels all preloads of a remote whose entry does not load, even before a page requests it', async () => {
  await jest.advanceTimersByTimeAsync(2999);
  expect(preloads()).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(preloads()).toEqual([]);
});

it('gives the other preloads the time limit of a file after the entry has loaded', async () => {
  preloads().at(-1)?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(9999);
  expect(preloads()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(preloads()).toEqual([]);
});
