import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, type StoredListing } from '@roommate/database';
import { ConfigurationError, readEnv, runMain } from '@roommate/server/env';
import { SingleBar } from 'cli-progress';
import { type ImportResult, importCsv } from './csv/import-csv.ts';
import { rejectionsFile, reportImport, writeRejections } from './csv/report.ts';
import { roomImages } from './csv/room-images.ts';
import { seedEnvironment } from './environment.ts';

const USAGE = 'Which file? npm run seed -- --csv FILE';

/** npm runs in the repository's root; the path is relative to the user's folder, which is INIT_CWD. */
function csvFile(): string {
  const { values } = parseArgs({ options: { csv: { type: 'string' } } });
  if (!values.csv) throw new ConfigurationError(USAGE);
  return resolve(process.env.INIT_CWD ?? '.', values.csv);
}

async function load(file: string, uri: string, siteUrl: string): Promise<ImportResult> {
  const images = await roomImages(siteUrl);
  const database = await openDatabase(uri);
  const bar = new SingleBar({ format: 'Loading {bar} {percentage}% | {rows} rows', clearOnComplete: true });
  bar.start(100, 0, { rows: 0 });
  try {
    return await importCsv({
      file,
      images,
      listings: database.db.collection<StoredListing>('listings'),
      onProgress: (done, rows) => {
        bar.update(Math.round(done * 100), { rows });
      },
    });
  } finally {
    bar.stop();
    await database.close();
  }
}

await runMain(async () => {
  const { mongoUri, siteUrl, dataDir } = readEnv(seedEnvironment);
  const file = csvFile();
  const result = await load(file, mongoUri, siteUrl);
  const rejections = rejectionsFile(dataDir, file);
  await writeRejections(rejections, result.rejected);
  console.log(reportImport(result, rejections).join('\n'));
});
