import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` in Prometheus' text format, on a separate port because only the operator may read it. Adds the
 * metrics of the process: CPU, memory, event loop, garbage collection, handles. See
 * docs/decisions/0111-metrics-on-their-own-port.md.
 * @param failed called if a metric could not be read; the response is then 500
 * @throws if the port is in use
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  failed: (error: unknown) => void,
): Promise<MetricsServer> {
  // Not for every registry: what measures the event loop cannot be stopped, and keeps the whole app in memory.
  collectDefaultMetrics({ register: registry });
  const respond: RequestListener = (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (request.method !== 'GET') {
      response.writeHead(405, { allow: 'GET' }).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        failed(error);
        response.writeHead(500).end();
      },
    );
  };
  const server = createServer(respond).listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
