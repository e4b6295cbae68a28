import { matchesPattern, type OwnedPath } from '@roommate/release-registry';
import type { RouteObject } from '@roommate/shell-api';

const join = (base: string, path: string | undefined): string => {
  if (path === undefined) return base;
  return path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;
};

// A route's pattern takes the place of a pathname here. '/dashboard/*' covers '/dashboard/:tab'. '/roommate/:id' does
// not cover '/roommate/*' (which would reach deeper), and optional segments are two patterns in one.
function isDeclared(pattern: string, declared: readonly OwnedPath[]): boolean {
  if (pattern.includes('?')) return false;
  return declared.some(
    ({ path }) => matchesPattern(path, pattern) && (!pattern.endsWith('*') || path.endsWith('/*')),
  );
}

/**
 * Keeps the routes of a remote that match the paths its release declares.
 * A remote therefore cannot take over another remote's page, or make a page for signed-in users public.
 * @param refuse receives the full pattern of each refused route
 */
export function declaredRoutes(
  routes: readonly RouteObject[],
  declared: readonly OwnedPath[],
  refuse: (pattern: string) => void,
  base = '/',
): RouteObject[] {
  return routes.flatMap((route) => {
    const pattern = join(base, route.path);
    const claimsPath = route.path !== undefined || route.index === true;
    if (claimsPath && !isDeclared(pattern, declared)) {
      refuse(pattern);
      return [];
    }
    if (route.index === true || !route.children) return [route];
    return [{ ...route, children: declaredRoutes(route.children, declared, refuse, pattern) }];
  });
}
