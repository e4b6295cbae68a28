import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a server and while the browser takes over a page that a server has rendered, then true. A component that
 * shows what only the browser knows starts without it. Both must render the same HTML first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
