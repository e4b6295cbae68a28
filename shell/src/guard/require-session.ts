import { data, resolvedUser, type MiddlewareFunction } from '@roommate/shell-api';

export const SIGN_IN_REQUIRED_STATUS = 401;

/**
 * Stops the loaders of a guarded page for signed-out visitors: loaders run before the page, and so before AccessGuard.
 * The error page turns the 401 into a visit to the login page: docs/decisions/0036-guard-before-load.md.
 * @param isGuarded whether only signed-in users may open a path
 */
export const requireSession =
  (isGuarded: (pathname: string) => boolean): MiddlewareFunction =>
  async ({ request }, next) => {
    const isRefused = isGuarded(new URL(request.url).pathname) && !(await resolvedUser(request.signal));
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond with a status
    if (isRefused) throw data(null, { status: SIGN_IN_REQUIRED_STATUS });
    return next();
  };
