import { Pool } from 'undici';

export interface BenchRequest {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** The site forwards the addresses of its callers. Without the header, callers on this machine are not limited. */
const caller = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) bench' };

/** Sends requests over a fixed number of connections. */
export class Client {
  readonly #pool: Pool;
  readonly #prefix: string;

  constructor(url: string, connections: number) {
    const { origin, pathname } = new URL(url);
    this.#pool = new Pool(origin, { connections, pipelining: 1 });
    this.#prefix = pathname.replace(/\/$/, '');
  }

  /** @returns the status, and the milliseconds until the end of the response */
  send({ method = 'GET', path, headers, body }: BenchRequest): Promise<{ status: number; ms: number }> {
    const began = performance.now();
    let status = 0;
    return new Promise((resolve, reject) => {
      // Not `request()`: its streams take more CPU than a server that responds from memory.
      this.#pool.dispatch(
        {
          method,
          path: `${this.#prefix}${path}`,
          headers: { ...caller, ...headers, ...(body && { 'content-type': 'application/json' }) },
          body: body ? JSON.stringify(body) : null,
        },
        {
          onRequestStart: () => undefined,
          onResponseStart: (_controller, statusCode) => {
            status = statusCode;
          },
          onResponseData: () => undefined,
          onResponseEnd: () => resolve({ status, ms: performance.now() - began }),
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
