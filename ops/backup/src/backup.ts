import { runMain } from '@roommate/server/env';
import { backupDatabase } from './backup-database.ts';
import { readArguments } from './cli/arguments.ts';
import { databaseUri } from './cli/environment.ts';
import { plainly } from './cli/plainly.ts';
import { withProgress } from './cli/progress.ts';
import { report } from './cli/summary.ts';

await runMain(async () => {
  const began = performance.now();
  const { file } = readArguments('backup');
  const uri = databaseUri();
  const summary = await withProgress('Saving', (onProgress) => backupDatabase(uri, file, onProgress)).catch(
    (error: unknown) => {
      throw plainly(error, file);
    },
  );
  console.log(report('Saved', summary, (performance.now() - began) / 1000).join('\n'));
});
