import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError, readEnv, runMain } from '@roommate/server/env';
import { SingleBar } from 'cli-progress';
import { type ImportResult, importCsv } from './csv/import-csv.ts';
import { rejectionsFileOf, report, writeRejections } from './csv/report.ts';
import { roomPictures } from './csv/room-pictures.ts';
import { seedEnvironment } from './seed-environment.ts';
import { openDatabase } from './store/open-database.ts';
import type { StoredListing } from './store/stored-listing.ts';

const usage = 'Which file? npm run seed -- --csv FILE';

/** npm changes into the repository's root: INIT_CWD is where the user stands, from where the path counts. */
function csvFile(): string {
  const { values } = parseArgs({ options: { csv: { type: 'string' } } });
  if (!values.csv) throw new ConfigurationError(usage);
  return resolve(process.env.INIT_CWD ?? '.', values.csv);
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
  } finally {
    bar.stop();
    await database.close();
  }
}

await runMain(async () => {
  const { mongoUri, siteUrl, dataDir } = readEnv(seedEnvironment);
  const file = csvFile();
  const result = await load(file, mongoUri, siteUrl);
  const rejections = rejectionsFileOf(dataDir, file);
  await writeRejections(rejections, result.rejected);
  console.log(report(result, rejections).join('\n'));
});
