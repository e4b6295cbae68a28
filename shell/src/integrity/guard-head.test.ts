import { guardHead } from './guard-head.ts';
import type { Verdict } from './release-files.ts';

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
  guardHead(head, (address) => verdicts[new URL(address).pathname] ?? 'unknown', {
    refused: (address) => refused.push(address),
    failed: (address) => unloaded.push(address),
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

it('asks another origin in the way that lets the browser check the hash', () => {
  expect(head.appendChild(script('https://cdn.example/good.js')).crossOrigin).toBe('anonymous');
});

it('keeps what is refused out, and lets its loader fail at once', async () => {
  const bad = script('/bad.js');
  const failed = failureOf(bad);
  head.appendChild(bad);
  expect(bad.isConnected || bad.parentNode !== null).toBe(false);
  await expect(failed).resolves.toBeInstanceOf(Event);
  expect(refused).toEqual(['http://localhost/bad.js']);
  expect(unloaded).toEqual([]);
});

it('lets a stylesheet that hangs fail after ten seconds, and takes it out', async () => {
  jest.useFakeTimers();
  const sheet = head.appendChild(style('/good.css'));
  const failed = failureOf(sheet);
  jest.advanceTimersByTime(10_000);
  await failed;
  expect(sheet.parentNode).toBeNull();
  jest.useRealTimers();
});

it('tells which files did not load, or not as their hash says', () => {
  head.appendChild(script('/good.js')).dispatchEvent(new Event('error'));
  expect(unloaded).toEqual(['http://localhost/good.js']);
});

it('leaves everything else alone', () => {
  const meta = head.appendChild(document.createElement('meta'));
  const inline = head.appendChild(document.createElement('script'));
  const other = head.appendChild(script('/other.js'));
  expect([...head.children]).toEqual([meta, inline, other]);
  expect(other).not.toHaveProperty('integrity', expect.stringContaining('sha'));
});
