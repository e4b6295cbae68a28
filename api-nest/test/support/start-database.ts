import { spawnEmbeddedMongo } from '@roommate/embedded-mongo/spawn';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@roommate/server/testing';
import { running } from './running-database.ts';

/** Starts one server for all test files, unless MONGODB_URI names one. Each file uses its own database. */
export async function startDatabase(): Promise<void> {
  if (process.env.MONGODB_URI) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'api-tests-'));
  running.dataDir = dataDir;
  running.mongo = await spawnEmbeddedMongo({ port: await freePort(), dataDir, sync: false });
  process.env.MONGODB_URI = running.mongo.uri;
}
