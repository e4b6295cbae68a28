import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { coverageOf } from '../src/places/coverage.ts';
import { locationsOf } from '../src/places/locations-of.ts';

/** The real rental offers. They are not part of the repository, so the test is skipped where there is no such file. */
const file = process.env.RENTAL_OFFERS_CSV ?? join(repositoryRoot, '../shared/data/houserentdhaka.csv');
const withOffers = existsSync(file) ? it : it.skip;

withOffers('at least 97 % of the addresses of the real rental offers have a place', async () => {
  const { lines, isEnough } = await coverageOf(locationsOf(file));
  expect({ lines, isEnough }).toMatchObject({ isEnough: true });
});
