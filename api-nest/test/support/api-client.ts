import type { Person, TokenIssuer } from './token-issuer.ts';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  /** Who is signed in; absent for an anonymous caller. */
  as?: Person;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API as a browser would, over HTTP; `Body` is what the test expects the answer to hold. */
export type ApiClient = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<Answer<Body>>;

export const apiClient =
  (url: string, issuer: TokenIssuer): ApiClient =>
  async <Body>(method: string, path: string, { as, body, headers }: CallOptions = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${await issuer.tokenOf(as)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Body,
    };
  };
