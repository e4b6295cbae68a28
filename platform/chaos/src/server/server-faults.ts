/** A release whose pages the server cannot render. Its files for browsers are those of the good release. */
export interface ServerFault {
  name: string;
  /** Changes the server entry; undefined removes the file. */
  change: (entry: string) => string | undefined;
  /** Whether the registry has the hash of the original entry. */
  wrongHash?: true;
  /** Whether some pages still arrive rendered. */
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

const renderingAll =
  (body: string) =>
  (entry: string): string =>
    `${entry}\nmodule.exports = { ...module.exports, render: async () => { ${body} } };`;

/** The ways in which the server entry of the shell can fail, which renders all pages. */
export const shellFaults: readonly ServerFault[] = [
  ...loadFaults,
  { name: 'throws on render', change: renderingAll(`throw new Error('chaos: throws on render');`) },
  { name: 'runs forever', change: renderingAll('for (;;);') },
];

/** Every way in which the server entry of a remote can fail. */
export const serverFaults: readonly ServerFault[] = [
  ...loadFaults,
  { name: 'throws on render', change: rendering(`throw new Error('chaos: throws on render');`) },
  { name: 'throws in a loader', change: loading(`throw new Error('chaos: throws in a loader');`) },
  { name: 'runs forever', change: rendering('for (;;);') },
  { name: 'waits forever', change: loading('return new Promise(() => undefined);') },
  {
    name: 'takes all memory',
    change: rendering('const all = []; for (;;) all.push(new Array(1e5).fill(all.length));'),
  },
  {
    name: 'takes all memory with large objects',
    change: rendering('const all = []; for (;;) all.push(new Array(6e6).fill(0));'),
  },
  {
    name: 'takes all memory with buffers',
    change: rendering('const all = []; for (;;) all.push(Buffer.alloc(5e7, 1));'),
  },
  {
    name: 'leaks memory',
    change: loading(
      'globalThis.leak ??= []; globalThis.leak.push(new Array(6e6).fill(globalThis.leak.length)); return route.loader?.(args) ?? null;',
    ),
    sometimes: true,
  },
  {
    name: 'leaks buffers',
    change: loading(
      'globalThis.leak ??= []; globalThis.leak.push(Buffer.alloc(48e6, 1)); return route.loader?.(args) ?? null;',
    ),
    sometimes: true,
  },
  { name: 'renders garbage', change: rendering('return { garbage: Symbol("x") };') },
  { name: 'requires what is not shared', change: (entry) => `require('node:child_process');\n${entry}` },
];
