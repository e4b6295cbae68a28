import { guardHead } from './guard-head.ts';
import type { Verdict } from './judge-files.ts';

const refused: string[] = [];
const unloaded: string[] = [];
const known = (integrity: string): Verdict => ({
  integrity,
  folder: 'http://localhost/mfe/mfe-listings/1/',
  isEntry: false,
});
const verdicts: Record<string, Verdict> = {
  '/good.js': known('sha384-good'),
  '/good.css': known('sha384-style'),
  '/bad.js': 'refused',
};
let head: HTMLHeadElement;

beforeEach(() => {
  refused.length = 0;
  unloaded.length = 0;
  head = document.createElement('head');
  guardHead(head, (url) => verdicts[new URL(url).pathname] ?? 'unknown', {
    refused: (url) => refused.push(url),
    failed: (url) => unloaded.push(url),
  });
});

const script = (src: string): HTMLScriptElement => Object.assign(document.createElement('script'), { src });
const style = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
const failureOf = (element: Element) => new Promise((resolve) => element.addEventListener('error', resolve));

it('gives a script and a style their hash before the browser fetches them', () => {
  const added = head.appendChild(script('/good.js'));
  expect(added.integrity).toBe('sha384-good');
  const sheet = head.insertBefore(style('/good.css'), added);
  expect(sheet.integrity).toBe('sha384-style');
  expect([...head.children]).toEqual([sheet, added]);
});

it('requests files of another origin with CORS, so that the browser can check the hash', () => {
  expect(head.appendChild(script('https://cdn.example/good.js')).crossOrigin).toBe('anonymous');
});

it('does not insert a refused script, and fails its loader immediately', async () => {
  const bad = script('/bad.js');
  const failed = failureOf(bad);
  head.appendChild(bad);
  expect(bad.isConnected || bad.parentNode !== null).toBe(false);
  await expect(failed).resolves.toBeInstanceOf(Event);
  expect(refused).toEqual(['http://localhost/bad.js']);
  expect(unloaded).toEqual([]);
});

it('fails and removes a stylesheet that hangs for ten seconds', async () => {
  jest.useFakeTimers();
  const sheet = head.appendChild(style('/good.css'));
  const failed = failureOf(sheet);
  jest.advanceTimersByTime(10_000);
  await failed;
  expect(sheet.parentNode).toBeNull();
  jest.useRealTimers();
});

it('reports files that did not load or did not match their hash', () => {
  head.appendChild(script('/good.js')).dispatchEvent(new Event('error'));
  expect(unloaded).toEqual(['http://localhost/good.js']);
});

it('does not change other elements', () => {
  const meta = head.appendChild(document.createElement('meta'));
  const inline = head.appendChild(document.createElement('script'));
  const other = head.appendChild(script('/other.js'));
  expect([...head.children]).toEqual([meta, inline, other]);
  expect(other).not.toHaveProperty('integrity', expect.stringContaining('sha'));
});
