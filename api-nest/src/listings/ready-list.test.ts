import { listingSchema } from '@roommate/contracts';
import { listingExample } from '../openapi/examples.ts';
import { ReadyList } from './ready-list.ts';

it('counts bytes, not letters: a letter of Bangla has three bytes', async () => {
  const listing = listingSchema.parse({ ...listingExample, description: 'ঘর'.repeat(500) });
  const bytes = Buffer.byteLength(JSON.stringify(listing));
  expect(await ReadyList.of([listing], bytes)).toBeDefined();
  expect(await ReadyList.of([listing], bytes - 1)).toBeUndefined();
});
