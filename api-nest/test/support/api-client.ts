import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expectContract } from '@roommate/api-client/testing';
import type { Person, TokenIssuer } from './token-issuer.ts';

export interface ApiResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  /** The signed-in person. Absent for an anonymous caller. */
  as?: Person;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends requests to the API over HTTP. `Body` is the expected type of the response.
 * @throws Error when the response does not match the OpenAPI document
 */
export type TestClient = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<ApiResponse<Body>>;

/** Fewer than the operating system queues for a busy server. It would reset further connections at random. */
const MAX_CONNECTIONS = 250;

export function apiClient(url: string, issuer: TokenIssuer): TestClient {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  return async <Body>(method: string, path: string, { as, body, headers }: CallOptions = {}) => {
    const sent = request(`${url}${path}`, {
      agent,
      method,
      headers: {
        ...(as && { authorization: `Bearer ${await issuer.tokenOf(as)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    }).end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const received = await text(response);
    const status = response.statusCode ?? 0;
    const contentType = response.headers['content-type'] ?? null;
    expectContract({ method, path, status, contentType, text: received });
    return {
      status,
      headers: new Headers(
        Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        ),
      ),
      body: (received === '' ? undefined : JSON.parse(received)) as Body,
    };
  };
}
