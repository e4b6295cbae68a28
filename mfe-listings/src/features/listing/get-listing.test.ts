import { apiPaths } from '@roommate/contracts';
import { createTestShell, sampleId } from '@roommate/shell-api/testing';
import { getListing } from './api/get-listing.ts';

it('takes an answer that carries an error for no listing (spec, section 3)', async () => {
  const shell = createTestShell();
  shell.respond(apiPaths.listing(sampleId(0)), { error: 'gone' });
  expect(await getListing(sampleId(0), new AbortController().signal)).toBeUndefined();
});
