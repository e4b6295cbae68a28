import { watchListings } from './watch-listings.ts';

/** An older response could show what has changed since. */
const AHEAD_MS = 30_000;
/** An older response shows at once, and the page asks again. */
const CURRENT_MS = 2000;

interface Ahead<T> {
  startedAt: number;
  isOutdated: () => boolean;
  /** A promise until the response comes. */
  response: T | Promise<T>;
}

/**
 * A request that can start before the visitor opens the page. Home starts without the query cache, which does this for other
 * pages: docs/decisions/0265-prefetch-on-intent.md. On a server nothing starts ahead.
 */
export class RequestAhead<T> {
  readonly #name: string;
  readonly #send: (signal: AbortSignal) => Promise<T>;
  #ahead: Ahead<T> | undefined;
  /** Whether the data of the last visit are no longer current. */
  isOld = false;

  /** @param name tells it from other requests of the page */
  constructor(name: string, send: (signal: AbortSignal) => Promise<T>) {
    this.#name = name;
    this.#send = send;
  }

  /** Sends the request before the visit. */
  start(signal: AbortSignal): void {
    const response = this.#send(signal);
    const ahead: Ahead<T> = { startedAt: Date.now(), isOutdated: watchListings(this.#name), response };
    this.#ahead = ahead;
    response.then(
      (data) => {
        ahead.response = data;
      },
      // The visit sends it again.
      () => undefined,
    );
  }

  /**
   * The data of a visit: of the request that has started ahead, or of a new one. Only one visit gets those from ahead. A
   * revalidation of the page sends the request again.
   */
  read(signal: AbortSignal): T | Promise<T> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    const age = ahead ? Date.now() - ahead.startedAt : Infinity;
    this.isOld = false;
    if (!ahead || age >= AHEAD_MS || ahead.isOutdated()) return this.#send(signal);
    const { response } = ahead;
    // A visit that still waits for it need not ask twice.
    this.isOld = age >= CURRENT_MS && !(response instanceof Promise);
    return response instanceof Promise ? response.catch(() => this.#send(signal)) : response;
  }
}
