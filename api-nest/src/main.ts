import { runMain } from '@roommate/server/env';
import { drainConnections, GRACE_MS } from '@roommate/server/http';
import { readConfig } from './config/config.ts';
import { createApp } from './create-app.ts';

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
