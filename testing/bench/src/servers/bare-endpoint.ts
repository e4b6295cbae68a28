import type { Server } from 'node:http';
import { Registry, serveMetrics } from '@roommate/server/telemetry';

/**
 * Starts a server on BARE_PORT, with the CPU time of its process on BARE_METRICS_PORT. SIGTERM stops both.
 * @param close ends the connections of the server to others
 */
export async function serveBare(server: Server, close: () => Promise<void>): Promise<void> {
  const { BARE_PORT, BARE_METRICS_PORT } = process.env;
  const host = '127.0.0.1';
  server.listen(Number(BARE_PORT), host);
  const metrics = { host, port: Number(BARE_METRICS_PORT) };
  const endpoint = await serveMetrics(new Registry(), metrics, console.error);
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    server.close();
    void Promise.all([endpoint.close(), close()]);
  });
}
