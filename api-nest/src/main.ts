import { runMain } from '@roommate/env';
import { readConfig } from './config/config.ts';
import { createApp } from './create-app.ts';

await runMain(async () => {
  const config = readConfig();
  const app = await createApp(config);
  await app.listen(config.port, config.host);
});
