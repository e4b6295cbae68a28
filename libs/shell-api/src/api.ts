import { lateClient } from '@roommate/api-client/late-client';
import { isRecord, type Problem } from '@roommate/contracts';
import { ApiError, NetworkError } from './api-error.ts';
import { services } from './services.ts';

export { nextCursor, type ApiClient } from '@roommate/api-client';

/**
 * The product's API as the current user. Paths, parameters and bodies have the types of the OpenAPI document. The shell
 * adds the token, a time limit, retries and an `Idempotency-Key`. Read a result with `unwrap` or `unwrapResponse`.
 * @example const listing = await unwrap(api.GET('/roommates/{id}', { params: { path: { id } }, signal }));
 */
export const api = lateClient(() => services().api);

/** What a method of `api` resolves to. */
export interface ApiResult<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

const isProblem = (body: unknown): body is Problem => isRecord(body) && typeof body.error === 'string';

const isSyntaxError = (error: unknown): boolean => isRecord(error) && error.name === 'SyntaxError';

/**
 * Returns the data of a successful response, with the response for its headers (`nextCursor(response)`, the `etag`).
 * @throws ApiError for an error status, NetworkError without a response, AbortError when aborted. A logout that the user has
 * confirmed aborts a change that waits for a connection
 */
export async function unwrapResponse<T>(
  request: Promise<ApiResult<T>>,
): Promise<{ data: T; response: Response }> {
  const { data, error, response } = await request.catch((cause: unknown) => {
    // A successful response without JSON is the page of a proxy, not of the API.
    throw isSyntaxError(cause) ? new NetworkError({ cause }) : cause;
  });
  if (data === undefined) throw new ApiError(response.status, isProblem(error) ? error : undefined);
  return { data, response };
}

/**
 * Returns the data of a successful response.
 * @throws as `unwrapResponse`
 */
export const unwrap = async <T>(request: Promise<ApiResult<T>>): Promise<T> =>
  (await unwrapResponse(request)).data;
