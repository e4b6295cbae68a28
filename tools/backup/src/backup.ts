import { runMain } from '@roommate/env';
import { backupDatabase } from './backup-database.ts';
import { readArguments } from './cli/arguments.ts';
import { databaseUri } from './cli/environment.ts';
import { withProgress } from './cli/progress.ts';
import { report } from './cli/summary.ts';
import { plainly } from './database/server-error.ts';

await runMain(async () => {
  const began = performance.now();
  const { file } = readArguments('backup');
  const uri = databaseUri();
  const summary = await withProgress('Saving', (onProgress) => backupDatabase(uri, file, onProgress)).catch(
    (error: unknown) => {
      throw plainly(error);
    },
  );
  console.log(report('Saved', summary, (performance.now() - began) / 1000).join('\n'));
});
