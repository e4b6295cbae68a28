import type { PeriodicCleanup } from '../../src/database/periodic-cleanup.ts';
import type { TestApi } from './start-api.ts';

/** Deletes the records of deleted accounts, as the API does each hour. @param repository the name of its class */
export const cleanUpAccounts = (api: Pick<TestApi, 'get'>, repository: string): Promise<unknown> =>
  api.get<PeriodicCleanup, PeriodicCleanup>(`cleanup of accounts in ${repository}`).deleteExpired(new Date());
