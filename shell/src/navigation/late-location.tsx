import { startTransition, use, useEffect, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/**
 * Tells the links below it where the visitor is after the page shows. All links of the router render again when the
 * location changes. On a slow phone, those of the header and the footer delay the first content of the next page:
 * docs/decisions/0394-layout-after-the-page.md.
 */
export function LateLocation({ children }: { children: ReactNode }) {
  const location = use(LocationContext);
  const [shown, setShown] = useState(location);
  // Paths of the shell are absolute, so the state and the route of the start serve as well.
  const [state] = useState(use(RouterStateContext));
  const [route] = useState(use(RouteContext));
  useEffect(() => startTransition(() => setShown(location)), [location]);
  return (
    <LocationContext value={shown}>
      <RouteContext value={route}>
        <RouterStateContext value={state}>{children}</RouterStateContext>
      </RouteContext>
    </LocationContext>
  );
}
