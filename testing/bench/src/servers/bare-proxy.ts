import { createServer } from 'node:http';
import { Registry, serveMetrics } from '@roommate/server/telemetry';
import { Pool, type Dispatcher } from 'undici';

/**
 * What the site is compared with: `node:http` and undici, and nothing else. No checks of paths, headers and bodies, no
 * limits, no log, no metrics of requests.
 */
const { BARE_PORT = '', BARE_METRICS_PORT = '', API_URL = '' } = process.env;
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
}).listen(Number(BARE_PORT), '127.0.0.1');

const metrics = { host: '127.0.0.1', port: Number(BARE_METRICS_PORT) };
const endpoint = await serveMetrics(new Registry(), metrics, console.error);
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void Promise.all([endpoint.close(), pool.close()]);
});
