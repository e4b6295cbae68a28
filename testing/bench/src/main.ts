import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '@roommate/server/env';
import { freePort } from '@roommate/server/testing';
import { MongoClient } from 'mongodb';
import { send } from './calls.ts';
import { measure } from './measure.ts';
import { measuredApi } from './measured-api.ts';
import { Processes } from './processes.ts';
import { table } from './table.ts';

const FEW = 24;
/** As many as the product is to carry without becoming slower. */
const MANY = 28_800;

const answers = (uri: string) => async (): Promise<boolean> => {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 500 });
  return client
    .db()
    .command({ ping: 1 })
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.close());
};

/** All listings as one stream: how long until it is read to its end, and how much came. */
async function streamAll(url: string): Promise<string> {
  const began = performance.now();
  const bytes = await send(`${url}/roommates`);
  const seconds = (performance.now() - began) / 1000;
  return `GET /roommates: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(2)} s`;
}

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roommate-bench-'));
  const processes = new Processes();
  try {
    const port = String(await freePort());
    const mongoUri = `mongodb://127.0.0.1:${port}`;
    await processes.start(
      ['--conditions=@roommate/source', '--import', 'tsx', 'dev/mongo/src/main.ts'],
      { EMBEDDED_MONGO_PORT: port, EMBEDDED_MONGO_DATA: folder },
      answers(mongoUri),
    );
    const few = await measuredApi(processes, mongoUri, FEW);
    console.log(`Filling a database with ${MANY} listings...`);
    const many = await measuredApi(processes, mongoUri, MANY);
    console.log(`\n${table(await measure(few, many), FEW, MANY)}\n\n${await streamAll(many.url)}`);
  } finally {
    await processes.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
