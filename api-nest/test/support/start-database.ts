import { spawnEmbeddedMongo } from '@roommate/embedded-mongo';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@roommate/server/testing';
import { running } from './running-database.ts';

/** One server for all test files, each of which takes a database of its own; none when MONGODB_URI names one. */
export default async function startDatabase(): Promise<void> {
  if (process.env.MONGODB_URI) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'api-tests-'));
  running.dataDir = dataDir;
  running.mongo = await spawnEmbeddedMongo({ port: await freePort(), dataDir });
  process.env.MONGODB_URI = running.mongo.uri;
}
