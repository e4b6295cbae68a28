import type { FactoryProvider, Type } from '@nestjs/common';
import { Cleanup, HOUR_MS } from '../database/cleanup-of.ts';
import { DeletedAccounts } from './deleted-accounts.ts';

/** A repository whose records belong to accounts. */
interface OwnedRecords {
  /** The uids of all accounts with records. */
  owners(): AsyncIterable<string>;
  deleteOf(uid: string): Promise<unknown>;
}

/** Provides what deletes the records of deleted accounts each hour: docs/decisions/0213-revocation.md. */
export const cleanupOfAccounts = (repository: Type<OwnedRecords>): FactoryProvider => ({
  provide: `cleanup of accounts in ${repository.name}`,
  inject: [repository, DeletedAccounts],
  useFactory: (records: OwnedRecords, accounts: DeletedAccounts) => {
    const deleteExpired = async (): Promise<void> => {
      for (const uid of await accounts.among(records.owners())) await records.deleteOf(uid);
    };
    return new Cleanup({ deleteExpired }, HOUR_MS, repository.name);
  },
});
