import { createApiClient } from '@roommate/api-client';
import type { ContactBody, Preferences } from '@roommate/contracts';
import { sessionStore } from '../session.ts';
import type { StoredSearch } from './api/alert-routes.ts';
import type { StoredApiKey } from './api/api-key-routes.ts';
import type { InMemoryRequest, Reply } from './api/http.ts';
import { handle } from './api/in-memory-api.ts';
import type { ListingStore, Viewer } from './api/listing-store.ts';
import { Overrides } from './api/overrides.ts';
import { InMemoryProblemError } from './api/problem.ts';
import { unlimited, type ScanLimits } from './api/scan-matches.ts';

export interface RecordedRequest {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
}

const viewer = (): Viewer => {
  const session = sessionStore.getState();
  return session.status === 'signed-in' ? session.user : null;
};

const respond = (status: number, type: string, data: unknown, headers: Reply['headers'] = {}): Response =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': type, ...headers } });

/**
 * The typed client over the in-memory API. A request takes effect when its response is released, so that failures and
 * aborted requests leave no trace.
 */
export class TestApi {
  readonly calls: RecordedRequest[] = [];
  readonly messages: ContactBody[] = [];
  readonly apiKeys: StoredApiKey[] = [];
  readonly savedSearches: StoredSearch[] = [];
  /** By the uid of the user. */
  readonly preferences = new Map<string, Preferences>();
  readonly overrides = new Overrides();
  scanLimits: ScanLimits = unlimited;
  /** Milliseconds that each response takes. */
  delay = 0;
  readonly client = createApiClient({
    baseUrl: 'http://api.invalid',
    fetch: (request) => this.fetch(request),
  });
  readonly #store: ListingStore;
  #gate: Promise<void> = Promise.resolve();
  #held = /^/;

  constructor(store: ListingStore) {
    this.#store = store;
  }

  /**
   * Holds back responses from now on, until the returned function is called.
   * @param paths those with the query that it holds back; all by default
   */
  hold(paths = /^/): () => void {
    this.#held = paths;
    let open = (): void => undefined;
    this.#gate = new Promise((resolve) => {
      open = resolve;
    });
    return () => {
      open();
    };
  }

  /** The response to a request, also for a server that stands in for the API. The origin of the URL has no meaning. */
  async fetch(request: Request): Promise<Response> {
    const { method, signal } = request;
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    this.calls.push({ method, path, body });
    await this.#responseTime(path, signal);
    try {
      const asked: InMemoryRequest = {
        method,
        url,
        body,
        ifMatch: request.headers.get('if-match') ?? undefined,
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      };
      const reply = this.overrides.replyTo(path, method, () => handle(this.#store, this, viewer(), asked));
      return respond(reply.status ?? 200, 'application/json', reply.data, reply.headers);
    } catch (error) {
      if (!(error instanceof InMemoryProblemError)) throw error;
      return respond(error.problem.status, 'application/problem+json', error.problem);
    }
  }

  async #responseTime(path: string, signal: AbortSignal): Promise<void> {
    const waits: Promise<unknown>[] = this.#held.test(path) ? [this.#gate] : [];
    if (this.delay > 0) waits.push(new Promise((resolve) => setTimeout(resolve, this.delay)));
    const aborted = new Promise<never>((_, reject) => {
      const abort = (): void => reject(new DOMException('The request was aborted.', 'AbortError'));
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
    });
    await Promise.race([Promise.all(waits), aborted]);
  }
}
