import { data, resolvedUser, type MiddlewareFunction } from '@roommate/shell-api';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

export const SIGN_IN_REQUIRED = 401;

/**
 * Keeps the loaders of a guarded page from running for nobody: they run before the page, and so before AccessGuard.
 * The error page turns the 401 into a visit to the login page.
 */
export const requireSession =
  (catalogue: RemoteCatalogue): MiddlewareFunction =>
  async ({ request }, next) => {
    const guarded = catalogue.access(new URL(request.url).pathname) === 'signed-in';
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way of answering with a status
    if (guarded && !(await resolvedUser(request.signal))) throw data(null, { status: SIGN_IN_REQUIRED });
    return next();
  };
