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
    // Nest waits for every response. A receiver that stops reading would keep the process alive forever.
    process.once(signal, () => setTimeout(() => app.getHttpServer().closeAllConnections(), GRACE_MS).unref());
  }
});
