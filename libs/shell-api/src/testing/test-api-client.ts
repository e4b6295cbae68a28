import type { ContactBody } from '@roommate/contracts';
import type { ApiAnswer, ApiClient, ApiRequest } from '../services.ts';
import { sessionStore } from '../session.ts';
import { Failures } from './api/failures.ts';
import { answerCall } from './api/in-memory-api.ts';
import type { ListingStore, Viewer } from './api/listing-store.ts';

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
}

const viewer = (): Viewer => {
  const session = sessionStore.getState();
  return session.status === 'signed-in' ? session.user : null;
};

/** The API client over the in-memory API; a call takes effect when it is answered, so that failures leave no trace. */
export class TestApiClient implements ApiClient {
  readonly calls: RecordedCall[] = [];
  readonly messages: ContactBody[] = [];
  readonly failures = new Failures();
  /** Milliseconds that each answer takes. */
  delay = 0;
  private gate: Promise<void> = Promise.resolve();

  constructor(private readonly store: ListingStore) {}

  /** Holds back every answer to calls made from now on, until the returned function is called. */
  hold(): () => void {
    let open = (): void => undefined;
    this.gate = new Promise((resolve) => {
      open = resolve;
    });
    return () => {
      open();
    };
  }

  readonly request = async <T>(path: string, request?: ApiRequest): Promise<T> =>
    (await this.requestPage<T>(path, request)).data;

  readonly requestPage = async <T>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> => {
    const { method = 'GET', body, signal } = request;
    this.calls.push({ method, path, body: structuredClone(body) });
    await this.answerTime(signal);
    this.failures.check(path, method);
    return answerCall(this.store, this.messages, viewer(), path, request) as ApiAnswer<T>;
  };

  private async answerTime(signal: AbortSignal | undefined): Promise<void> {
    const waits: Promise<unknown>[] = [this.gate];
    if (this.delay > 0) waits.push(new Promise((resolve) => setTimeout(resolve, this.delay)));
    const aborted = new Promise<never>((_, reject) => {
      const give = (): void => reject(new DOMException('The call was aborted.', 'AbortError'));
      if (signal?.aborted) give();
      signal?.addEventListener('abort', give, { once: true });
    });
    await Promise.race([Promise.all(waits), aborted]);
  }
}
