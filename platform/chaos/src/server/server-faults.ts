/** A release whose pages the server cannot render. Its files for browsers are those of the good release. */
export interface ServerFault {
  name: string;
  /** Changes the server entry; undefined removes the file. */
  change: (entry: string) => string | undefined;
  /** Whether the registry has the hash of the original entry. */
  wrongHash?: true;
  /** Whether some pages arrive rendered, until the site stops the release. */
  sometimes?: true;
}

/** @param change the body of a function of `route`, a route object without children */
const withChangedRoutes =
  (change: string) =>
  (entry: string): string =>
    `${entry}
;(() => {
  const changeOne = (route) => { ${change} };
  const changeAll = (routes) =>
    routes.map((route) => (route.children ? { ...route, children: changeAll(route.children) } : changeOne(route)));
  module.exports = { ...module.exports, routes: changeAll(module.exports.routes) };
})();`;

const rendering = (body: string) =>
  withChangedRoutes(
    `return { ...route, lazy: undefined, element: undefined, loader: undefined, Component: () => { ${body} } };`,
  );
const loading = (body: string) =>
  withChangedRoutes(`return { ...route, loader: async (args) => { ${body} } };`);

/** Faults of any server entry: it does not load. */
const loadFaults: readonly ServerFault[] = [
  { name: 'throws at load', change: (entry) => `throw new Error('chaos: throws at load');\n${entry}` },
  { name: 'hangs at load', change: (entry) => `for (;;);\n${entry}` },
  { name: 'exports garbage', change: (entry) => `${entry}\nmodule.exports = 42;` },
  { name: 'ends the process', change: (entry) => `process.exit(1);\n${entry}` },
  { name: 'file missing', change: () => undefined },
  { name: 'wrong hash', change: (entry) => `${entry}\n// changed`, wrongHash: true },
];

const OBJECTS = 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));';
const LARGE_OBJECTS = 'const all = []; for (;;) all.push(new Array(6e6).fill(0));';
const BUFFERS = 'const all = []; for (;;) all.push(Buffer.alloc(5e7, 1));';
const LEAK = 'globalThis.leak ??= []; globalThis.leak.push(new Array(6e6).fill(globalThis.leak.length));';
const LEAK_OF_BUFFERS = 'globalThis.leak ??= []; globalThis.leak.push(Buffer.alloc(48e6, 1));';

/** @param body of the function `render`; `original` is that of the good release */
const renderingAll =
  (body: string) =>
  (entry: string): string =>
    `${entry}
;(() => {
  const original = module.exports.render;
  module.exports = { ...module.exports, render: async (request) => { ${body} } };
})();`;

/** The ways in which the server entry of the shell can fail, which renders all pages. */
export const shellFaults: readonly ServerFault[] = [
  ...loadFaults,
  { name: 'throws on render', change: renderingAll(`throw new Error('chaos: throws on render');`) },
  { name: 'runs forever', change: renderingAll('for (;;);') },
  { name: 'waits forever', change: renderingAll('return new Promise(() => undefined);') },
  { name: 'takes all memory', change: renderingAll(OBJECTS) },
  { name: 'takes all memory with large objects', change: renderingAll(LARGE_OBJECTS) },
  { name: 'takes all memory with buffers', change: renderingAll(BUFFERS) },
  { name: 'leaks memory', change: renderingAll(`${LEAK} return original(request);`), sometimes: true },
  {
    name: 'leaks buffers',
    change: renderingAll(`${LEAK_OF_BUFFERS} return original(request);`),
    sometimes: true,
  },
  {
    name: 'renders garbage',
    change: renderingAll(`return { ...(await original(request)), html: '<p>x' };`),
  },
];

/** Every way in which the server entry of a remote can fail. */
export const serverFaults: readonly ServerFault[] = [
  ...loadFaults,
  { name: 'throws on render', change: rendering(`throw new Error('chaos: throws on render');`) },
  { name: 'throws in a loader', change: loading(`throw new Error('chaos: throws in a loader');`) },
  { name: 'runs forever', change: rendering('for (;;);') },
  { name: 'waits forever', change: loading('return new Promise(() => undefined);') },
  { name: 'takes all memory', change: rendering(OBJECTS) },
  { name: 'takes all memory with large objects', change: rendering(LARGE_OBJECTS) },
  { name: 'takes all memory with buffers', change: rendering(BUFFERS) },
  { name: 'leaks memory', change: loading(`${LEAK} return route.loader?.(args) ?? null;`), sometimes: true },
  {
    name: 'leaks buffers',
    change: loading(`${LEAK_OF_BUFFERS} return route.loader?.(args) ?? null;`),
    sometimes: true,
  },
  {
    // React writes it without an error.
    name: 'renders garbage',
    change: rendering(
      `return require('react').createElement('div', { dangerouslySetInnerHTML: { __html: '</div></main><p>x' } });`,
    ),
  },
  { name: 'renders nothing', change: rendering('return null;') },
  { name: 'loads garbage', change: loading('return new Map();') },
  { name: 'requires what is not shared', change: (entry) => `require('node:child_process');\n${entry}` },
];
