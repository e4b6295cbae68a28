import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDispatcher } from './commands/dispatch.ts';
import { MongoError } from './errors/mongo-error.ts';
import { CursorRegistry } from './query/cursor-registry.ts';
import { SnapshotRegistry } from './storage/snapshot-registry.ts';
import { Store } from './storage/store.ts';
import type { CommandHandler } from './wire/connection.ts';
import { type Listener, listen } from './wire/listener.ts';

export interface EmbeddedMongoOptions {
  /** Port on 127.0.0.1. The default 0 takes any free port. */
  readonly port?: number;
  /** Data folder; the server creates it. The default is a temporary folder that `close` removes. */
  readonly dataDir?: string;
}

export interface EmbeddedMongo {
  /** Connection string without a database. */
  readonly uri: string;
  readonly port: number;
  /** Ends all connections, finishes the running commands and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database inside this process.
 * @throws FolderInUseError while another process uses the data folder, or the system's error (EADDRINUSE) for the port
 */
export async function startEmbeddedMongo({
  port: wantedPort = 0,
  dataDir,
}: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  const store = await Store.open(folder);
  const cursors = new CursorRegistry();
  const snapshots = new SnapshotRegistry(store.environment);
  const commands = trackRunning(createDispatcher({ store, cursors, snapshots }));
  const closeStore = async (): Promise<void> => {
    await commands.finish();
    cursors.close();
    snapshots.close();
    await store.close();
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  let listener: Listener;
  try {
    listener = await listen(wantedPort, commands.handle);
  } catch (error) {
    await closeStore();
    throw error;
  }
  const { port } = listener;
  const close = async (): Promise<void> => {
    await listener.close();
    await closeStore();
  };
  return { uri: `mongodb://127.0.0.1:${port}`, port, close };
}

/** Closing waits for the running commands: lmdb's memory must not disappear during a read. */
function trackRunning(handle: CommandHandler): { handle: CommandHandler; finish: () => Promise<void> } {
  const running = new Set<Promise<Buffer>>();
  let closing = false;
  return {
    handle: async (message) => {
      if (closing) throw new MongoError(91, 'The server is closing');
      const work = handle(message);
      running.add(work);
      try {
        return await work;
      } finally {
        running.delete(work);
      }
    },
    finish: async () => {
      closing = true;
      await Promise.allSettled(running);
    },
  };
}
