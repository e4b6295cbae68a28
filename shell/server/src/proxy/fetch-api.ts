interface ApiRequest {
  /** Path and query of an operation. */
  path: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  /** Ends the request earlier. */
  signal?: AbortSignal | undefined;
}

/**
 * Reads from the API for a page of the site. It follows no redirect.
 * @param apiUrl base URL of the API
 * @throws when the API does not respond in time
 */
export function fetchApi(
  apiUrl: string,
  { path, timeoutMs, headers = {}, signal }: ApiRequest,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(`${apiUrl.replace(/\/$/, '')}${path}`, {
    headers,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    redirect: 'error',
  });
}
