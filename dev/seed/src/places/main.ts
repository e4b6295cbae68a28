import { resolve } from 'node:path';
import { queryReport } from '@roommate/places/testing';
import { runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { coverageOf } from './coverage.ts';
import { locationsOf } from './locations-of.ts';

async function report({ csv }: { csv?: string }): Promise<void> {
  console.log(queryReport().join('\n'));
  if (csv === undefined) return;
  // npm runs in the repository's root; the path is relative to the user's folder, which is INIT_CWD.
  const file = resolve(process.env.INIT_CWD ?? '.', csv);
  const { lines, isEnough } = await coverageOf(locationsOf(file));
  console.log(lines.join('\n'));
  if (!isEnough) process.exitCode = 1;
}

await runMain(() =>
  new Command('npm run places --')
    .description('Report how many queries and addresses the gazetteer understands')
    .option('--csv <file>', 'a CSV with the columns Location, Area, Bed, Bath and Price')
    .action(report)
    .parseAsync(),
);
