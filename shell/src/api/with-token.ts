import type { Fetch } from './fetch.ts';

/** The tokens of the current user. */
export interface Credentials {
  /** The token as far as it is known now; null also while it is unknown. */
  current(): Promise<string | null>;
  /** Waits until it is known who is signed in. */
  resolved(): Promise<string | null>;
  /** Gets a new token after the API refused the current one; null when signed out. */
  renewed(): Promise<string | null>;
}

function authorized(request: Request, token: string | null): Request {
  const copy = request.clone();
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}

/**
 * Sends the user's token. A GET does not wait until sign-in resolves, so that public pages show immediately. A request
 * that is refused without a valid token is sent again with one.
 */
export const withToken =
  (next: Fetch, credentials: Credentials): Fetch =>
  async (request) => {
    const token = await (request.method === 'GET' ? credentials.current() : credentials.resolved());
    request.signal.throwIfAborted();
    const response = await next(authorized(request, token));
    if (response.status !== 401) return response;
    const another = await (token === null ? credentials.resolved() : credentials.renewed());
    return another === null || another === token ? response : next(authorized(request, another));
  };
