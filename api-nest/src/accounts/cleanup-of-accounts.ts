import type { FactoryProvider, Type } from '@nestjs/common';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { DeletedAccounts } from './deleted-accounts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A repository whose records belong to accounts. */
interface OwnedRecords {
  /** The uids of all accounts with records. */
  owners(): AsyncIterable<string>;
  deleteOf(uid: string): Promise<unknown>;
}

/** Deletes the records of deleted accounts: docs/decisions/0213-revocation.md. */
class AccountsCleanup extends PeriodicCleanup {
  constructor(
    private readonly repository: OwnedRecords,
    private readonly accounts: DeletedAccounts,
  ) {
    super(HOUR_MS, repository.constructor.name);
  }

  async deleteExpired(): Promise<void> {
    const gone = await this.accounts.among(this.repository.owners());
    for (const uid of gone) await this.repository.deleteOf(uid);
  }
}

/** Provides what deletes the records of deleted accounts from a repository each hour. */
export const cleanupOfAccounts = (repository: Type<OwnedRecords>): FactoryProvider => ({
  provide: `cleanup of accounts in ${repository.name}`,
  inject: [repository, DeletedAccounts],
  useFactory: (records: OwnedRecords, accounts: DeletedAccounts) => new AccountsCleanup(records, accounts),
});
