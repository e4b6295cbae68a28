import { Injectable } from '@nestjs/common';
import { DeletedAccounts } from '../accounts/deleted-accounts.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { PreferencesRepository } from './preferences.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the preferences of deleted accounts. */
@Injectable()
export class PreferencesCleanup extends PeriodicCleanup {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly accounts: DeletedAccounts,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(): Promise<void> {
    for (const uid of await this.accounts.among(this.preferences.users())) await this.preferences.delete(uid);
  }
}
