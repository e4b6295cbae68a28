import type { FastifyInstance } from 'fastify';

/** How long requests under way may take after the site was told to stop. */
const stopTimeoutMs = 5_000;

/** Listens until SIGTERM or SIGINT; then finishes what is under way. */
export async function serve(site: FastifyInstance, address: { host: string; port: number }): Promise<void> {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    void site.close().then(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, stop);
  await site.listen(address);
}
