import { runMain } from '@roommate/env';
import { readConfig } from './config/config.ts';
import { createApp } from './create-app.ts';
import { drainConnections } from './http/drain-connections.ts';

/** How long requests under way may go on after a signal to stop: longer than the slowest call of the database. */
const GRACE_MS = 10_000;

await runMain(async () => {
  const config = readConfig();
  const app = await createApp(config);
  drainConnections(app.getHttpAdapter().getInstance());
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.listen(config.port, config.host);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Nest waits for every answer, and a receiver that takes nothing any more would keep the process for ever.
    process.once(signal, () => setTimeout(() => app.getHttpServer().closeAllConnections(), GRACE_MS).unref());
  }
});
