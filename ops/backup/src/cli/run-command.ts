import { resolve } from 'node:path';
import { addressFields, mongoUriOf, readEnv } from '@roommate/server/env';
import { z } from 'zod';
import { reportSummary, type Summary } from '../summary.ts';
import { describeError } from './describe-error.ts';
import { withProgress, type OnProgress } from './progress.ts';

interface Work {
  /** Title of the progress bar, such as 'Saving'. */
  title: string;
  /** First word of the report, such as 'Saved'. */
  done: string;
  /** Path of the backup as the user typed it. */
  file: string;
  run: (uri: string, file: string, onProgress: OnProgress) => Promise<Summary>;
}

/**
 * Runs the work on the product's database with a progress bar, and prints its report.
 * @throws ConfigurationError for everything that the user can fix
 */
export async function runCommand({ title, done, file: typed, run }: Work): Promise<void> {
  const began = performance.now();
  // npm runs in the repository's root; the path is relative to the user's folder, which is INIT_CWD.
  const file = resolve(process.env.INIT_CWD ?? '.', typed);
  const uri = mongoUriOf(readEnv(z.object(addressFields)));
  const summary = await withProgress(title, (onProgress) => run(uri, file, onProgress)).catch(
    (error: unknown) => {
      throw describeError(error, file);
    },
  );
  console.log(reportSummary(done, summary, (performance.now() - began) / 1000).join('\n'));
}
