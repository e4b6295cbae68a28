import type { Config } from '../../src/config/config.ts';
import { nusrat } from './people.ts';
import { postListing } from './post-listing.ts';
import { startApi, type TestApi } from './start-api.ts';

/**
 * Starts the API before the tests of a file and closes it after them:
 * docs/decisions/0389-tests-of-the-api-in-one-folder.md.
 */
export function useApi(overrides?: Partial<Config>): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(overrides));
  });
  afterAll(() => api.close());
  return api;
}

/** Posts a listing of its own for each test. */
export function useListing(api: TestApi, owner = nusrat): { id: string } {
  const listing = { id: '' };
  beforeEach(async () => {
    listing.id = await postListing(api, owner);
  });
  return listing;
}
