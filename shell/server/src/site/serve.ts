import { GRACE_MS } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';

/** Listens until SIGTERM or SIGINT. Then finishes the accepted requests and exits with code 0. */
export async function serve(site: FastifyInstance, address: { host: string; port: number }): Promise<void> {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // A client that stops reading would keep the process alive forever.
    setTimeout(() => site.server.closeAllConnections(), GRACE_MS).unref();
    void site.close().then(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, stop);
  await site.listen(address);
}
