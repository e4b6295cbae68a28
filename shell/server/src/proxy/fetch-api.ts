interface ApiRequest {
  /** Path and query of an operation. */
  path: string;
  /** Default: GET. */
  method?: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  /** Ends the request earlier. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request of the site itself to the API. It follows no redirect.
 * @param apiUrl base URL of the API
 * @throws when the API does not respond in time
 */
export function fetchApi(
  apiUrl: string,
  { path, method = 'GET', timeoutMs, headers = {}, signal }: ApiRequest,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(`${apiUrl.replace(/\/$/, '')}${path}`, {
    method,
    headers,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    redirect: 'error',
  });
}
