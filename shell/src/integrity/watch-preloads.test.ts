import type { KnownFile } from './release-files.ts';
import { watchPreloads } from './watch-preloads.ts';

const folder = `${location.origin}/mfe/mfe-dashboard/1/`;
const judge = (address: string): KnownFile => ({
  integrity: 'sha384-x',
  folder,
  isEntry: address.endsWith('remoteEntry.js'),
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

it('ends all preloads of a remote whose entry does not come, though nothing asks for it yet', async () => {
  await jest.advanceTimersByTimeAsync(2999);
  expect(preloads()).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(preloads()).toEqual([]);
});

it('leaves the others the time of a file when the entry comes', async () => {
  preloads().at(-1)?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(9999);
  expect(preloads()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(preloads()).toEqual([]);
});
