import { Pool, type Dispatcher } from 'undici';
import { ApiResponse, type Received } from './api-response.ts';

type Sent = Dispatcher.RequestOptions;
type Done = (error: Error | null, response?: Received) => void;

/**
 * Sends the requests of the proxy library, as its option `undici`. Undici's own `request` makes a stream of each
 * response. That takes more CPU than the rest of the forwarding: docs/decisions/0285-forwarded-responses.md.
 */
export class ApiDispatcher {
  readonly #pool: Pool;

  constructor(origin: string, options: Pool.Options) {
    this.#pool = new Pool(origin, options);
  }

  request(sent: Sent, done: Done): void {
    this.#pool.dispatch(sent, new ApiResponse(done));
  }

  destroy(): Promise<void> {
    return this.#pool.destroy();
  }
}
