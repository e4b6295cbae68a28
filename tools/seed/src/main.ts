import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError, readEnv, runMain } from '@roommate/env';
import { SingleBar } from 'cli-progress';
import { type ImportResult, importCsv } from './csv/import-csv.ts';
import { ColumnsError } from './csv/read-csv.ts';
import { report } from './csv/report.ts';
import { roomPictures } from './csv/room-pictures.ts';
import { seedEnvironment } from './seed-environment.ts';
import { openDatabase } from './store/open-database.ts';
import type { StoredListing } from './store/stored-listing.ts';

/** npm changes into the repository's root: INIT_CWD is where the user stands, from where the path counts. */
async function csvFile(): Promise<string> {
  const { values } = parseArgs({ options: { csv: { type: 'string' } } });
  if (!values.csv) throw new ConfigurationError('Which file? npm run seed -- --csv FILE');
  const file = resolve(process.env.INIT_CWD ?? '.', values.csv);
  await access(file).catch(() => {
    throw new ConfigurationError(`There is no file ${file} that can be read.`);
  });
  return file;
}

async function load(file: string, uri: string, siteUrl: string): Promise<ImportResult> {
  const pictures = await roomPictures(siteUrl);
  const database = await openDatabase(uri);
  const bar = new SingleBar({ format: 'Loading {bar} {percentage}% | {rows} rows', clearOnComplete: true });
  bar.start(100, 0, { rows: 0 });
  try {
    return await importCsv({
      file,
      pictures,
      listings: database.db.collection<StoredListing>('listings'),
      onProgress: (done, rows) => {
        bar.update(Math.round(done * 100), { rows });
      },
    });
  } catch (error) {
    throw error instanceof ColumnsError ? new ConfigurationError(error.message) : error;
  } finally {
    bar.stop();
    await database.close();
  }
}

await runMain(async () => {
  const { mongoUri, siteUrl } = readEnv(seedEnvironment);
  const result = await load(await csvFile(), mongoUri, siteUrl);
  console.log(report(result).join('\n'));
});
