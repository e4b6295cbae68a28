import { resolve } from 'node:path';
import { httpUrlField, portField, readEnv, repositoryRoot, runMain } from '@roommate/server/env';
import { z } from 'zod';
import { startAuthEmulator } from './start-auth-emulator.ts';

const environment = z.object({
  AUTH_EMULATOR_PORT: portField(9099),
  AUTH_EMULATOR_DATA: z.string().default('.data/auth'),
  FIREBASE_PROJECT_ID: z.string().default('demo-roommate-dhaka'),
  SITE_URL: httpUrlField().default('http://localhost:3000'),
});

await runMain(async () => {
  const env = readEnv(environment);
  const emulator = await startAuthEmulator({
    port: env.AUTH_EMULATOR_PORT,
    dataDir: resolve(repositoryRoot, env.AUTH_EMULATOR_DATA),
    projectId: env.FIREBASE_PROJECT_ID,
    siteUrl: env.SITE_URL,
    log: (line) => {
      console.log(line);
    },
  });
  console.log(
    `Auth emulator (no real accounts) for ${env.FIREBASE_PROJECT_ID} on ${emulator.url}, keys at ${emulator.url}/jwks`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void emulator.close().then(() => process.exit(0));
    });
  }
});
