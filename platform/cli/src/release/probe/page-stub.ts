import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script, type Context } from 'node:vm';

/** The build's origin in the page. It receives no requests. */
const ORIGIN = 'http://probe.invalid/';

type Element = Record<string, unknown> & { tagName: string; src?: string };

const element = (tag: string): Element => {
  const attributes: Element = { tagName: tag.toUpperCase() };
  return Object.assign(attributes, {
    setAttribute: (name: string, value: unknown) => void (attributes[name] = value),
    getAttribute: (name: string) => attributes[name],
    addEventListener: (name: string, listener: unknown) => void (attributes[`on${name}`] = listener),
    removeAttribute: () => undefined,
    remove: () => undefined,
  });
};

const notify = (target: Element, type: 'load' | 'error'): void => {
  const listener = target[`on${type}`];
  if (typeof listener === 'function') (listener as (event: { type: string }) => void)({ type });
};

/**
 * A stub of a browser page. It has the features that the runtime of a build needs to load its chunks. Script elements
 * run a file of the build; stylesheets count as loaded.
 * @returns a function that runs a script of the build in the page, and the page's global scope
 */
export function pageStub(dist: string) {
  const run = (url: string): void => {
    const [file = ''] = url.replace(ORIGIN, '').split('?', 1);
    new Script(readFileSync(join(dist, file), 'utf8'), { filename: file }).runInContext(page);
  };
  const append = (added: Element): Element => {
    setImmediate(() => {
      try {
        if (added.tagName === 'SCRIPT') run(added.src ?? '');
        notify(added, 'load');
      } catch (error) {
        console.error(error);
        notify(added, 'error');
      }
    });
    return added;
  };
  const head = { appendChild: append };
  const document = {
    currentScript: { src: `${ORIGIN}remoteEntry.js`, tagName: 'SCRIPT' },
    createElement: element,
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    head,
    body: head,
    documentElement: head,
  };
  const nothing = () => undefined;
  const { setTimeout, clearTimeout, URL, URLSearchParams, AbortController } = globalThis;
  const scope: Record<string, unknown> = {
    // The probe prints its result on the standard output.
    console: new Console(process.stderr),
    ...{ setTimeout, clearTimeout, URL, URLSearchParams, AbortController },
    ...{ TextEncoder, TextDecoder, queueMicrotask, performance, document },
    location: new URL(ORIGIN),
    navigator: { userAgent: 'probe', onLine: true },
    fetch: () => Promise.reject(new Error('A probe has no network.')),
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  scope.window = scope.self = scope.globalThis = scope;
  const page: Context = createContext(scope);
  return { run: (file: string) => run(ORIGIN + file), scope };
}
