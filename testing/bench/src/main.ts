import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@roommate/database';
import { runMain } from '@roommate/server/env';
import { freePort } from '@roommate/server/testing';
import { send } from './endpoints.ts';
import { measure } from './measure.ts';
import { startMeasuredApi } from './measured-api.ts';
import { Processes } from './processes.ts';
import { table } from './table.ts';

const FEW = 24;
/** The number of listings that the product must handle without becoming slower. */
const MANY = 28_800;

const respondsAt = (uri: string) => (): Promise<boolean> =>
  openDatabase(uri, {}, 500).then(
    (database) => database.close().then(() => true),
    () => false,
  );

/** Measures the time and size of the stream of all listings. */
async function measureStream(url: string): Promise<string> {
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
      respondsAt(mongoUri),
    );
    const few = await startMeasuredApi(processes, mongoUri, FEW);
    console.log(`Filling a database with ${MANY} listings...`);
    const many = await startMeasuredApi(processes, mongoUri, MANY);
    console.log(`\n${table(await measure(few, many), FEW, MANY)}\n\n${await measureStream(many.url)}`);
  } finally {
    await processes.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
