import { resolve } from 'node:path';
import type { StoredListing } from '@roommate/contracts';
import { openDatabase } from '@roommate/database';
import { readEnv, runMain } from '@roommate/server/env';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import type { ObjectId } from 'mongodb';
import { type ImportResult, importCsv } from './csv/import-csv.ts';
import { rejectionsFile, reportImport, writeRejections } from './csv/report.ts';
import { roomImages } from './csv/room-images.ts';
import { seedEnvironment } from './environment.ts';

async function load(file: string, uri: string, siteUrl: string): Promise<ImportResult> {
  const images = await roomImages(siteUrl);
  const database = await openDatabase(uri);
  const bar = new SingleBar({ format: 'Loading {bar} {percentage}% | {rows} rows', clearOnComplete: true });
  bar.start(100, 0, { rows: 0 });
  try {
    return await importCsv({
      file,
      images,
      listings: database.db.collection<StoredListing<ObjectId>>('listings'),
      onProgress: (done, rows) => {
        bar.update(Math.round(done * 100), { rows });
      },
    });
  } finally {
    bar.stop();
    await database.close();
  }
}

async function seed({ csv }: { csv: string }): Promise<void> {
  const { mongoUri, siteUrl, dataDir } = readEnv(seedEnvironment);
  // npm runs in the repository's root; the path is relative to the user's folder, which is INIT_CWD.
  const file = resolve(process.env.INIT_CWD ?? '.', csv);
  const result = await load(file, mongoUri, siteUrl);
  const rejections = rejectionsFile(dataDir, file);
  await writeRejections(rejections, result.rejected);
  console.log(reportImport(result, rejections).join('\n'));
}

await runMain(() =>
  new Command('npm run seed --')
    .description('Load a CSV of rental offers into the running database')
    .requiredOption('--csv <file>', 'a CSV with the columns Location, Area, Bed, Bath and Price')
    .action(seed)
    .parseAsync(),
);
