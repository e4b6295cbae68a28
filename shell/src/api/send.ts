import { ApiError, NetworkError, type ApiRequest } from '@roommate/shell-api';

/** Until the answer has been read to its end. */
const TIMEOUT_MS = 20_000;
const RETRY_PAUSE_MS = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A request with what the shell adds to it. */
export interface SentRequest extends ApiRequest {
  /** By which the API knows one that it has had before. */
  idempotencyKey?: string;
}

function toInit(
  { method = 'GET', body, ifMatch, idempotencyKey }: SentRequest,
  token: string | null,
  signal: AbortSignal,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (ifMatch !== undefined) headers.set('if-match', ifMatch);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (body === undefined) return { method, headers, signal };
  headers.set('content-type', 'application/json');
  return { method, headers, signal, body: JSON.stringify(body) };
}

/**
 * One call over the network, read by `read`; one without an answer is tried once more when that does no harm: a GET, or what
 * has a key.
 * @throws NetworkError without an answer, the caller's abort reason, or what `read` throws
 */
export async function send<T>(
  url: string,
  request: SentRequest,
  token: string | null,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let timedOut = false;
  const attempt = async (): Promise<T> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      return await read(await fetch(url, toInit(request, token, signal)));
    } catch (error) {
      request.signal?.throwIfAborted();
      timedOut = timeout.aborted;
      throw error instanceof ApiError ? error : new NetworkError({ cause: error });
    }
  };
  try {
    return await attempt();
  } catch (error) {
    const repeatable = (request.method ?? 'GET') === 'GET' || request.idempotencyKey !== undefined;
    if (!repeatable || timedOut || !(error instanceof NetworkError)) throw error;
    await pause(RETRY_PAUSE_MS);
    return attempt();
  }
}
