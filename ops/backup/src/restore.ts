import { runMain } from '@roommate/server/env';
import { readArguments } from './cli/arguments.ts';
import { databaseUri } from './cli/environment.ts';
import { plainly } from './cli/plainly.ts';
import { withProgress } from './cli/progress.ts';
import { report } from './cli/summary.ts';
import { restoreDatabase } from './restore-database.ts';

await runMain(async () => {
  const began = performance.now();
  const { file, replace } = readArguments('restore');
  const uri = databaseUri();
  const summary = await withProgress('Restoring', (onProgress) =>
    restoreDatabase(uri, file, { replace, onProgress }),
  ).catch((error: unknown) => {
    throw plainly(error, file);
  });
  console.log(report('Restored', summary, (performance.now() - began) / 1000).join('\n'));
});
