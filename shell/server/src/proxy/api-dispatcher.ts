import { Pool, type Dispatcher } from 'undici';
import { ApiResponse, type Received } from './api-response.ts';
import { UPSTREAM_BUSY } from './upstream.ts';

/** A healthy API responds to so many within a second. Behind a stalled one, later requests would wait for minutes. */
const MAX_QUEUED_PER_CONNECTION = 4;

type Sent = Dispatcher.RequestOptions;
type Done = (error: Error | null, response?: Received) => void;

/**
 * Sends the requests of the proxy library, as its option `undici`. Undici's own `request` makes a stream of each
 * response. That takes more CPU than the rest of the forwarding: docs/decisions/0285-forwarded-responses.md.
 */
export class ApiDispatcher {
  readonly #pool: Pool;
  readonly #maxQueued: number;
  /** Whether all connections were in use at the last request. */
  #isBusy = false;

  constructor(origin: string, options: Pool.Options & { connections: number }) {
    this.#pool = new Pool(origin, options);
    this.#maxQueued = options.connections * MAX_QUEUED_PER_CONNECTION;
  }

  /** Sends a request, or fails at once when too many wait for a connection. */
  request(sent: Sent, done: Done): void {
    // The pool counts all its connections to know its queue, so only a busy one is asked.
    if (this.#isBusy && this.#pool.stats.queued >= this.#maxQueued) {
      done(Object.assign(new Error('Too many requests wait for the API.'), { code: UPSTREAM_BUSY }));
    } else this.#isBusy = !this.#pool.dispatch(sent, new ApiResponse(done));
  }

  destroy(): Promise<void> {
    return this.#pool.destroy();
  }
}
