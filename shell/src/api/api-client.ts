import { ApiError, type ApiAnswer, type ApiClient, type ApiRequest } from '@roommate/shell-api';
import { nextPage } from './next-page.ts';
import { postOnce } from './post-once.ts';
import { readAnswer } from './read-answer.ts';
import { send, type SentRequest } from './send.ts';

/** Whose token the calls carry. */
export interface Credentials {
  /** The token as far as it is known now: null also while it is not known yet. */
  current(): Promise<string | null>;
  /** Waits until it is known who is there. */
  resolved(): Promise<string | null>;
  /** A new token in place of one that was refused; null when signed out. */
  renewed(): Promise<string | null>;
}

/**
 * The API as the current user. Reading does not wait for sign-in to resolve, so that public pages show at once; a call
 * that is refused for want of a valid token is made once more with one. A POST counts once however often it is sent.
 * @param base the path under which the site serves the API
 */
export function createApiClient(base: string, credentials: Credentials): ApiClient {
  const url = (path: string): string => new URL(base + path, location.origin).href;
  const { pathname: basePath } = new URL(base, location.origin);

  const once = postOnce();

  async function answerTo<T>(path: string, request: SentRequest): Promise<ApiAnswer<T>> {
    const address = url(path);
    const read = async (response: Response): Promise<ApiAnswer<T>> => ({
      data: (await readAnswer(response)) as T,
      next: nextPage(response.headers.get('link'), address, basePath),
      etag: response.headers.get('etag') ?? undefined,
    });
    const reading = (request.method ?? 'GET') === 'GET';
    const token = await (reading ? credentials.current() : credentials.resolved());
    request.signal?.throwIfAborted();
    try {
      return await send(address, request, token, read);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const another = await (token === null ? credentials.resolved() : credentials.renewed());
      if (another === null || another === token) throw error;
      return send(address, request, another, read);
    }
  }

  const requestPage = <T>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> =>
    once(path, request, (sent) => answerTo<T>(path, sent));

  return {
    requestPage,
    request: async <T>(path: string, request?: ApiRequest) => (await requestPage<T>(path, request)).data,
  };
}
