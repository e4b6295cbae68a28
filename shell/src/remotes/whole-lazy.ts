import type { RouteObject } from '@roommate/shell-api';

type LazyParts = Exclude<NonNullable<RouteObject['lazy']>, (...given: never) => unknown>;

async function loadAll(parts: LazyParts) {
  const loaded = await Promise.all(
    Object.entries(parts).map(async ([name, load]) => [name, await load?.()] as const),
  );
  return Object.fromEntries(loaded) as object;
}

/**
 * Routes whose `lazy` is a function. React Router drops the failure of a lazy part that is neither loader nor action
 * (`lazy: { Component }`) and shows nothing at all; of a function it shows the failure.
 */
export const withWholeLazy = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const { lazy } = route;
    const whole =
      typeof lazy === 'object' && !('middleware' in lazy) ? { ...route, lazy: () => loadAll(lazy) } : route;
    return whole.index === true || !whole.children
      ? whole
      : { ...whole, children: withWholeLazy(whole.children) };
  });
