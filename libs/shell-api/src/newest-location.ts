import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom';

/**
 * Returns a function that reads where the visitor goes to. Without a navigation, that is where they are. The hooks of
 * the router know the page on the screen, which a slow phone renders later. A change of the URL that builds on them
 * would undo the change before.
 */
export function useNewestLocation(): () => Location {
  // The router has no public way to its own state from inside a page.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('useNewestLocation needs a page of the router.');
  return useCallback(() => router.state.navigation.location ?? router.state.location, [router]);
}
