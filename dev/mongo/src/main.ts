import { resolve } from 'node:path';
import {
  ConfigurationError,
  nodeEnvField,
  portField,
  readEnv,
  repositoryRoot,
  runMain,
} from '@roommate/server/env';
import { errorCode } from '@roommate/server/errors';
import { z } from 'zod';
import { startEmbeddedMongo } from './server.ts';
import { FolderInUseError } from './storage/owner-lock.ts';

const schema = z.object({
  NODE_ENV: nodeEnvField().refine(
    (env) => env !== 'production',
    'the embedded database is for development: production needs a MongoDB replica set, by MONGODB_URI.',
  ),
  // 0 takes any free port; the start line shows it.
  EMBEDDED_MONGO_PORT: z.union(
    [portField(27027), z.literal('0').transform(Number)],
    'it must be a port number from 0 to 65535.',
  ),
  EMBEDDED_MONGO_DATA: z.string().default('.data/mongo'),
  EMBEDDED_MONGO_SYNC: z.enum(['on', 'off'], 'it must be on or off.').default('on'),
});

await runMain(async () => {
  const { EMBEDDED_MONGO_PORT: port, EMBEDDED_MONGO_DATA, EMBEDDED_MONGO_SYNC } = readEnv(schema);
  const sync = EMBEDDED_MONGO_SYNC === 'on';
  const dataDir = resolve(repositoryRoot, EMBEDDED_MONGO_DATA);
  const server = await startEmbeddedMongo({ port, dataDir, sync }).catch((error) => fail(error, port));
  console.log(`Embedded database (not for production) at ${server.uri}, data in ${dataDir}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void server.close().then(() => process.exit()));
});

/** @throws an error that the user can fix as one message without a stack */
function fail(error: unknown, port: number): never {
  if (error instanceof FolderInUseError) throw new ConfigurationError(error.message);
  if (errorCode(error) !== 'EADDRINUSE') throw error;
  throw new ConfigurationError(`EMBEDDED_MONGO_PORT is wrong: port ${port} is in use by another process.`);
}
