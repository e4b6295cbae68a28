interface ApiRequest {
  /** Path and query of an operation. */
  path: string;
  timeoutMs: number;
  headers?: Record<string, string>;
}

/**
 * Reads from the API for a page of the site. It follows no redirect.
 * @param apiUrl base URL of the API
 * @throws when the API does not respond in time
 */
export const fetchApi = (apiUrl: string, { path, timeoutMs, headers = {} }: ApiRequest): Promise<Response> =>
  fetch(`${apiUrl.replace(/\/$/, '')}${path}`, {
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
