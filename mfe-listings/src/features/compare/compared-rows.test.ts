import { sampleListing } from '@roommate/shell-api/testing';
import { matchRow } from './compared-rows.ts';

it('the row of matches has the full names of places', () => {
  const reason = {
    about: 'travelTo' as const,
    fits: false,
    isDealbreaker: true,
    text: 'About 4.0 km from NSU',
    fullText: 'About 4.0 km from North South University',
  };
  const listing = sampleListing(0);
  const { values } = matchRow([listing], new Map([[listing._id, { score: 90, reasons: [reason] }]]));
  expect(values).toEqual(['90% match · Dealbreaker: About 4.0 km from North South University']);
});
