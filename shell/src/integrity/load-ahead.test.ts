import { guardHead } from './guard-head.ts';
import type { KnownFile } from './judge-files.ts';

const folder = `${location.origin}/mfe/mfe-listings/1/`;
const file = (name: string): KnownFile => ({
  integrity: `sha384-${name}`,
  folder,
  isEntry: name === 'remoteEntry.js',
});
const failed: string[] = [];
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const preloadOf = (name: string) => preloads().find(({ href }) => href === folder + name);
const settle = async (name: string, event: string): Promise<void> => {
  preloadOf(name)?.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
};
let head: HTMLHeadElement;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom reports that it does not support preloads.
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  document.head.replaceChildren();
  failed.length = 0;
  head = document.createElement('head');
  guardHead(head, (url) => file(url.slice(folder.length)), {
    refused: () => undefined,
    failed: (url) => failed.push(url.slice(folder.length)),
  });
});
afterEach(() => jest.useRealTimers());

const add = (name: string): HTMLElement => {
  const element = name.endsWith('.js')
    ? Object.assign(document.createElement('script'), { src: folder + name })
    : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: folder + name });
  element.addEventListener('error', () => failed.push(`${name} to its loader`));
  return head.appendChild(element);
};

it('inserts an element with its hash after the preload with the same hash has loaded', async () => {
  const script = add('page.js');
  expect(script.isConnected || script.parentNode !== null).toBe(false);
  expect(preloadOf('page.js')).toMatchObject({ as: 'script', integrity: 'sha384-page.js' });
  await settle('page.js', 'load');
  expect([...head.children]).toEqual([script]);
  script.dispatchEvent(new Event('load'));
  expect(preloads()).toEqual([]);
});

it('keeps the order of styles, even if the second loads first', async () => {
  const [first, second] = [add('routes.css'), add('page.css')];
  await settle('page.css', 'load');
  await settle('routes.css', 'load');
  expect([...head.children]).toEqual([first, second]);
});

it('fails the element immediately when its file did not load', async () => {
  add('page.js');
  await settle('page.js', 'error');
  expect(failed).toEqual(['page.js to its loader', 'page.js']);
  expect([...head.childNodes, ...preloads()]).toEqual([]);
});

it('uses a new URL for each retry, because a preload with the failed URL fails without a request', async () => {
  for (const [tries, url] of ['lost.js', 'lost.js?again=1', 'lost.js?again=2'].entries()) {
    const script = add('lost.js');
    expect(script).toHaveProperty('src', folder + url);
    await settle(url, 'error');
    expect(failed).toHaveLength(2 * (tries + 1));
  }
});

it.each([
  ['remoteEntry.js', 3000],
  ['page.js', 10_000],
  ['page.css', 10_000],
])(
  'cancels %s and the HTML preloads of its release after %d ms, to free the connections',
  async (name, ms) => {
    for (const href of [`${folder}${name}`, `${folder}other.js`, '/mfe/mfe-marketing/1/remoteEntry.js']) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href }));
    }
    add(name);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(failed).toEqual([]);
    expect(preloads()).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toEqual([`${name} to its loader`, name]);
    expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual([
      '/mfe/mfe-marketing/1/remoteEntry.js',
    ]);
  },
);
