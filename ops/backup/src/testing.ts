import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@roommate/embedded-mongo';
import { MongoClient } from 'mongodb';

/** A server and a folder for backups. */
export interface Fixture {
  readonly client: MongoClient;
  readonly uri: (database: string) => string;
  readonly folder: string;
  close(): Promise<void>;
}

/** On the server of MONGODB_URI (a replica set), else on an embedded one. */
export async function openFixture(): Promise<Fixture> {
  const given = process.env.MONGODB_URI;
  const embedded: EmbeddedMongo | undefined = given ? undefined : await startEmbeddedMongo();
  const server = given ?? embedded?.uri ?? '';
  const client = await new MongoClient(server).connect();
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const used = new Set<string>();
  return {
    client,
    folder,
    uri: (database) => {
      used.add(database);
      const address = new URL(server);
      address.pathname = `/${database}`;
      return address.href;
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
