import { Readable } from 'node:stream';
import { coverageReport } from './coverage.ts';

it('reports the share of addresses with a place, and those without one by their frequency', async () => {
  const locations = ['Mirpur 10, Dhaka', 'Nowhere', 'Atlantis', 'Atlantis', 'মিরপুর ১০'];
  expect(await coverageReport(Readable.from(locations))).toEqual([
    '2 of 5 addresses have a place (40.00 %)',
    'No place: Atlantis (2)',
    'No place: Nowhere (1)',
  ]);
});
