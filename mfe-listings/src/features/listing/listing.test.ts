import { createTestShell, sampleId } from '@roommate/shell-api/testing';
import { getListing } from './listing.ts';

it('treats a response with an error field as an unknown listing (spec, section 3)', async () => {
  const shell = createTestShell();
  shell.respond(`/roommates/${sampleId(0)}`, { error: 'gone' });
  expect(await getListing(sampleId(0))).toBeNull();
});
