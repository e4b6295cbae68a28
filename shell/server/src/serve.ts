import { GRACE_MS } from '@roommate/http-server';
import type { FastifyInstance } from 'fastify';

/** Listens until SIGTERM or SIGINT; then answers what it has taken, and ends well. */
export async function serve(site: FastifyInstance, address: { host: string; port: number }): Promise<void> {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // A receiver that takes nothing any more would keep the process for ever.
    setTimeout(() => site.server.closeAllConnections(), GRACE_MS).unref();
    void site.close().then(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, stop);
  await site.listen(address);
}
