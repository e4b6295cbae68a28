import { Injectable } from '@nestjs/common';
import { DeletedAccounts } from '../accounts/deleted-accounts.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { SavedListingsRepository } from './saved-listings.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes what deleted accounts had saved: docs/decisions/0213-revocation.md. */
@Injectable()
export class DeletedAccountsSavedCleanup extends PeriodicCleanup {
  constructor(
    private readonly saved: SavedListingsRepository,
    private readonly accounts: DeletedAccounts,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(): Promise<void> {
    for (const uid of await this.accounts.among(this.saved.owners())) await this.saved.deleteOf(uid);
  }
}
