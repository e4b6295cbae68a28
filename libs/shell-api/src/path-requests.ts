import { unwrapResponse, type ApiResult } from './api.ts';
import { services } from './services.ts';

/** @deprecated Use `api.GET` and the other methods of the typed client. */
export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  ifMatch?: string | undefined;
  signal?: AbortSignal;
}

/** @deprecated Use `unwrapResponse`. */
export interface ApiAnswer<T> {
  data: T;
  next: string | undefined;
  etag?: string | undefined;
}

type UntypedRequest = (method: string, path: string, init: object) => Promise<ApiResult<unknown>>;

/** @deprecated Requests by path, until every remote uses the typed client. */
export const pathRequests = {
  async requestPage<T>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
    const { method = 'GET', ifMatch, ...init } = request;
    const headers = ifMatch === undefined ? {} : { 'If-Match': ifMatch };
    const send = services().api.request as unknown as UntypedRequest;
    const { data, response } = await unwrapResponse(send(method, path, { ...init, headers }));
    const next = /<([^>]*)>\s*;[^<]*?\brel\s*=\s*"?next"?/i.exec(response.headers.get('link') ?? '')?.[1];
    return { data: data as T, next, etag: response.headers.get('etag') ?? undefined };
  },
  request: async <T>(path: string, request?: ApiRequest): Promise<T> =>
    (await pathRequests.requestPage<T>(path, request)).data,
};
