import { createServer } from 'node:http';
import { Pool, type Dispatcher } from 'undici';
import { serveBare } from './bare-endpoint.ts';

/**
 * What the site is compared with: `node:http` and undici, and nothing else. No checks of paths, headers and bodies, no
 * limits, no log, no metrics of requests.
 */
const { API_URL = '' } = process.env;
const pool = new Pool(API_URL, { connections: 128 });

const server = createServer((request, response) => {
  const { url = '/', method = 'GET', headers } = request;
  const sent: Dispatcher.RequestOptions = {
    path: url.slice('/api'.length),
    method,
    // Undici keeps its own connections alive.
    headers: { ...headers, connection: undefined },
    body: method === 'GET' ? null : request,
  };
  pool
    .stream(sent, (received) => response.writeHead(received.statusCode, received.headers))
    .catch((error: unknown) => response.destroy(error as Error));
});

await serveBare(server, () => pool.close());
