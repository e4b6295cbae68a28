import { parseArgs } from 'node:util';
import { addressFields, ConfigurationError, mongoUriOf, readEnv, runMain } from '@roommate/server/env';
import mongoose from 'mongoose';
import { z } from 'zod';
import { rateLimitTiers } from '../rate-limits/rate-limit-tiers.ts';
import { topViewers } from './top-viewers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const wholeNumber = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) {
    throw new ConfigurationError(`--${name} must be a whole number from 1 to 9999.`);
  }
  return Number(text);
};

/** Prints the users who saw the most contacts: `npm run reveals -- [--days 1] [--top 20]`. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { days: { type: 'string', default: '1' }, top: { type: 'string', default: '20' } },
  });
  const days = wholeNumber('days', values.days);
  const uri = mongoUriOf(readEnv(z.object(addressFields)));
  const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 3000 }).asPromise();
  const viewers = await topViewers(
    connection.collection('reveals'),
    new Date(Date.now() - days * DAY_MS),
    wholeNumber('top', values.top),
  );
  await connection.close();
  const rows = viewers.map(
    ({ uid, contacts, first, last }) =>
      `${String(contacts).padStart(6)}  ${uid}  ${first.toISOString()} … ${last.toISOString()}`,
  );
  const allowed = rateLimitTiers.reveals.user.requests;
  const title = `Contacts shown in the last ${days} × 24 h, by user (limit: ${allowed} new ones a day):`;
  process.stdout.write(`${[title, ...(rows.length > 0 ? rows : ['  none'])].join('\n')}\n`);
});
