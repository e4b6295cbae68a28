/**
 * The entry script of a remote with a wrapper around its container. Module Federation loads the remote as usual, and
 * the wrapper changes its pages.
 * @param container the global variable of the container
 * @param change the body of a function of `route`, a route object without children
 */
function withChangedRoutes(entry: Buffer, container: string, change: string): Buffer {
  const wrapper = `
;(() => {
  const original = globalThis[${JSON.stringify(container)}];
  const changeOne = (route) => { ${change} };
  const changeAll = (routes) =>
    routes.map((route) => (route.children ? { ...route, children: changeAll(route.children) } : changeOne(route)));
  globalThis[${JSON.stringify(container)}] = {
    init: (...args) => original.init(...args),
    get: async (name) => {
      const factory = await original.get(name);
      return () => ({ routes: changeAll(factory().routes) });
    },
  };
})();`;
  return Buffer.concat([entry, Buffer.from(wrapper)]);
}

export const throwingAtLoad = (entry: Buffer): Buffer =>
  Buffer.concat([Buffer.from("throw new Error('chaos: throws at load');\n"), entry]);

export const throwingOnRender = (entry: Buffer, container: string): Buffer =>
  withChangedRoutes(
    entry,
    container,
    "return { ...route, lazy: undefined, element: undefined, Component: () => { throw new Error('chaos: throws on render'); } };",
  );

export const throwingInLoader = (entry: Buffer, container: string): Buffer =>
  withChangedRoutes(
    entry,
    container,
    "return { ...route, lazy: undefined, Component: () => null, loader: () => { throw new Error('chaos: throws in a loader'); } };",
  );
