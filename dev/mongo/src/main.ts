import { resolve } from 'node:path';
import {
  ConfigurationError,
  nodeEnvField,
  portField,
  readEnv,
  repositoryRoot,
  runMain,
} from '@roommate/server/env';
import { z } from 'zod';
import { type EmbeddedMongo, startEmbeddedMongo } from './server.ts';
import { FolderInUseError } from './storage/owner-lock.ts';
import { SocketPathError } from './wire/socket-path.ts';

const schema = z.object({
  NODE_ENV: nodeEnvField().refine(
    (env) => env !== 'production',
    'the embedded database is for development: production needs a MongoDB replica set, by MONGODB_URI.',
  ),
  // 0 is any free port; the start line tells which.
  EMBEDDED_MONGO_PORT: z.union(
    [portField(27027), z.literal('0').transform(Number)],
    'it must be a port number from 0 to 65535.',
  ),
  EMBEDDED_MONGO_DATA: z.string().default('.data/mongo'),
  EMBEDDED_MONGO_SOCKET: z.string().optional(),
});

await runMain(async () => {
  const { EMBEDDED_MONGO_PORT: port, EMBEDDED_MONGO_DATA, EMBEDDED_MONGO_SOCKET } = readEnv(schema);
  const dataDir = resolve(repositoryRoot, EMBEDDED_MONGO_DATA);
  const address =
    EMBEDDED_MONGO_SOCKET === undefined
      ? { port }
      : { socketPath: resolve(repositoryRoot, EMBEDDED_MONGO_SOCKET) };
  const server = await startEmbeddedMongo({ ...address, dataDir }).catch((error: unknown) => {
    throw plainly(error, port);
  });
  console.log(`Embedded database (not for production) at ${server.uri}, data in ${dataDir}`);
  closeOnSignal(server);
});

/** What the user can do something about becomes one sentence, without a stack. */
function plainly(error: unknown, port: number): unknown {
  if (error instanceof SocketPathError)
    return new ConfigurationError(`EMBEDDED_MONGO_SOCKET is wrong: ${error.message}`);
  if (error instanceof FolderInUseError) return new ConfigurationError(error.message);
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return new ConfigurationError(`EMBEDDED_MONGO_PORT is wrong: port ${port} is in use by another program.`);
  }
  return error;
}

function closeOnSignal(server: EmbeddedMongo): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
