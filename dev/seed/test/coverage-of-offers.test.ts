import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { coverageOf } from '../src/places/coverage.ts';
import { locationsOf } from '../src/places/locations-of.ts';

/** The real rental offers. The repository does not contain them. Without the file, the test is skipped. */
const file = process.env.RENTAL_OFFERS_CSV ?? join(repositoryRoot, '../shared/data/houserentdhaka.csv');
const withOffers = existsSync(file) ? it : it.skip;

withOffers('at least 97 % of the addresses of the real rental offers have a place', async () => {
  const { lines, isEnough } = await coverageOf(locationsOf(file));
  expect({ lines, isEnough }).toMatchObject({ isEnough: true });
});
