import { addressFields, mongoUriOf, readEnv, runMain } from '@roommate/server/env';
import { Command, InvalidArgumentError } from 'commander';
import mongoose from 'mongoose';
import { z } from 'zod';
import { rateLimitTiers } from '../rate-limits/rate-limit-tiers.ts';
import { DAY_MS, dhakaDay } from '../time/dhaka-day.ts';
import { topViewers } from './top-viewers.ts';

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999.');
}

async function report({ days, top }: { days: number; top: number }): Promise<void> {
  const uri = mongoUriOf(readEnv(z.object(addressFields)));
  const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 3000 }).asPromise();
  const viewers = await topViewers(
    connection.collection('reveals'),
    dhakaDay(new Date(Date.now() - (days - 1) * DAY_MS)),
    top,
  );
  await connection.close();
  const rows = viewers.map(
    ({ uid, contacts, first, last }) =>
      `${String(contacts).padStart(6)}  ${uid}  ${first.toISOString()} … ${last.toISOString()}`,
  );
  const allowed = rateLimitTiers.reveals.user.requests;
  const since = days === 1 ? 'today' : `in the last ${days} days`;
  const title = `Contacts shown ${since}, by user (limit: ${allowed} new ones a day):`;
  process.stdout.write(`${[title, ...(rows.length > 0 ? rows : ['  none'])].join('\n')}\n`);
}

await runMain(() =>
  new Command('npm run reveals --')
    .description('Print the users who saw the most contacts')
    .option('--days <number>', 'how far to look back', wholeNumber, 1)
    .option('--top <number>', 'maximum number of users', wholeNumber, 20)
    .action(report)
    .parseAsync(),
);
