import { NetworkError, sessionStore } from '@roommate/shell-api';
import type { Owner, Senders } from '../offline/senders.ts';
import type { Fetch } from './fetch.ts';

/** The tokens of the current user. */
export interface Credentials {
  /** The token as far as it is known now, or null. On a guarded page it waits for the user who is expected there. */
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

/** Binds a change to the user of the token. @throws NetworkError when it is the change of somebody else */
function bind(owner: Owner | undefined, token: string | null): void {
  if (!owner) return;
  const session = sessionStore.getState();
  const signedOut = session.status === 'signed-out' ? '' : undefined;
  const uid = session.status === 'signed-in' ? session.user.uid : signedOut;
  owner.uid ??= uid;
  if (owner.uid !== uid || (uid !== undefined && (uid === '') !== (token === null))) throw new NetworkError();
}

/**
 * Sends the user's token. A GET does not wait until sign-in resolves, so that public pages show immediately. On a guarded
 * page, it waits for a kept user. A request that is refused without a valid token is sent again with one.
 */
export const withToken =
  (next: Fetch, credentials: Credentials): Senders['asUser'] =>
  async (request, owner) => {
    const sendWith = (token: string | null) => {
      request.signal.throwIfAborted();
      bind(owner, token);
      return next(authorized(request, token));
    };
    const token = await (request.method === 'GET' ? credentials.current() : credentials.resolved());
    const response = await sendWith(token);
    if (response.status !== 401) return response;
    const another = await (token === null ? credentials.resolved() : credentials.renewed());
    return another === null || another === token ? response : sendWith(another);
  };
