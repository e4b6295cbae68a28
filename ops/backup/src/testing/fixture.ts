import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@roommate/embedded-mongo';
import { MongoClient } from 'mongodb';

/** A database server and a folder for backups. */
export interface Fixture {
  readonly client: MongoClient;
  readonly uri: (database: string) => string;
  readonly folder: string;
  close(): Promise<void>;
}

/** Uses the server of MONGODB_URI (a replica set), or else an embedded one. */
export async function openFixture(): Promise<Fixture> {
  const configured = process.env.MONGODB_URI;
  const embedded: EmbeddedMongo | undefined = configured ? undefined : await startEmbeddedMongo();
  const server = configured ?? embedded?.uri ?? '';
  const client = await new MongoClient(server).connect();
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const used = new Set<string>();
  return {
    client,
    folder,
    uri: (database) => {
      used.add(database);
      const url = new URL(server);
      url.pathname = `/${database}`;
      return url.href;
    },
    close: async () => {
      for (const database of used) await client.db(database).dropDatabase();
      await client.close();
      await embedded?.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const noProgress = (): void => undefined;
