import { provideServices } from '@roommate/shell-api';
import { createTestShell, sampleId } from '@roommate/shell-api/testing';
import { getListing } from './api/get-listing.ts';

it('takes an answer that carries an error for no listing (spec, section 3)', async () => {
  const { api, notifications, dialogs } = createTestShell();
  const requestPage = <T>() => Promise.resolve({ data: { error: 'gone' } as T, next: undefined });
  const authentication = { logout: () => Promise.resolve() };
  provideServices({ api: { ...api, requestPage }, notifications, dialogs, authentication });
  expect(await getListing(sampleId(0), new AbortController().signal)).toBeUndefined();
});
