import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDispatcher } from './commands/dispatch.ts';
import { CursorRegistry } from './query/cursor-registry.ts';
import { SnapshotRegistry } from './storage/snapshot-registry.ts';
import { Store } from './storage/store.ts';
import { type Listener, listen } from './wire/listener.ts';

export interface EmbeddedMongoOptions {
  /** Port on 127.0.0.1. The default 0 takes any free port. */
  readonly port?: number;
  /** Data folder; the server creates it. The default is a temporary folder that `close` removes. */
  readonly dataDir?: string;
  /**
   * Whether a write is on disk before it is acknowledged: docs/decisions/0012-acknowledge-after-fsync.md. The default is
   * true for a folder that stays, and false for a temporary one.
   */
  readonly sync?: boolean;
}

export interface EmbeddedMongo {
  /** Connection string without a database. */
  readonly uri: string;
  readonly port: number;
  /** Ends all connections, finishes the running commands and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database inside this process: docs/decisions/0010-embedded-database.md.
 * @throws FolderInUseError while another process uses the data folder, or the system's error (EADDRINUSE) for the port
 */
export async function startEmbeddedMongo({
  port: wantedPort = 0,
  dataDir,
  sync = dataDir !== undefined,
}: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  const store = await Store.open(folder, sync);
  const cursors = new CursorRegistry();
  const snapshots = new SnapshotRegistry(store.environment);
  const closeStore = async (): Promise<void> => {
    cursors.close();
    snapshots.close();
    await store.close();
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  let listener: Listener;
  try {
    listener = await listen(wantedPort, createDispatcher({ store, cursors, snapshots }));
  } catch (error) {
    await closeStore();
    throw error;
  }
  const { port } = listener;
  const close = async (): Promise<void> => {
    // First: lmdb's memory must not disappear during a read.
    await listener.close();
    await closeStore();
  };
  return { uri: `mongodb://127.0.0.1:${port}`, port, close };
}
