import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDispatcher } from './commands/dispatch.ts';
import { CursorRegistry } from './query/cursor-registry.ts';
import { MongoError } from './errors.ts';
import { SnapshotRegistry } from './storage/snapshot-registry.ts';
import { Store } from './storage/store.ts';
import type { CommandHandler } from './wire/connection.ts';
import { type Listener, listen } from './wire/listener.ts';

export interface EmbeddedMongoOptions {
  /** Port on 127.0.0.1; 0 or none for any free one. */
  readonly port?: number;
  /** Path of a Unix socket to listen on instead of a port. */
  readonly socketPath?: string;
  /** Data folder, made if it is not there; none for a temporary one that `close` removes. */
  readonly dataDir?: string;
}

export interface EmbeddedMongo {
  /** Connection string without a database. */
  readonly uri: string;
  /** 0 when listening on a Unix socket. */
  readonly port: number;
  /** Ends all connections, commits what is under way and lets the data folder go. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database inside this process.
 * @throws FolderInUseError while another process uses the data folder, SocketPathError where the socket's path is taken,
 * or the system's error (EADDRINUSE) for the port
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const temporary =
    options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'embedded-mongo-')) : undefined;
  const folder = options.dataDir ?? temporary ?? '';
  const store = await Store.open(folder);
  const cursors = new CursorRegistry();
  const snapshots = new SnapshotRegistry(store.environment);
  const commands = trackRunning(createDispatcher(store, cursors, snapshots));
  const closeStore = async (): Promise<void> => {
    await commands.finish();
    cursors.close();
    snapshots.close();
    await store.close();
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };
  let listener: Listener;
  try {
    const { socketPath, port = 0 } = options;
    listener = await listen(socketPath === undefined ? { port } : { socketPath }, commands.handle);
  } catch (error) {
    await closeStore();
    throw error;
  }
  const { uri, port } = listener;
  return {
    uri,
    port,
    close: async () => {
      await listener.close();
      await closeStore();
    },
  };
}

/** Closing waits for the commands under way: lmdb's memory must not go away under a read. */
function trackRunning(handle: CommandHandler): { handle: CommandHandler; finish: () => Promise<void> } {
  const running = new Set<Promise<Buffer>>();
  let closing = false;
  return {
    handle: async (message, connectionId) => {
      if (closing) throw new MongoError(91, 'The server is closing');
      const work = handle(message, connectionId);
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
