import { Injectable } from '@nestjs/common';
import { DeletedAccounts } from '../accounts/deleted-accounts.ts';
import { ApiKeysRepository } from '../auth/api-keys.repository.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long the owner still sees an expired key. */
const EXPIRED_DAYS = 30;

/** Deletes keys that expired long ago, and the keys of deleted accounts. */
@Injectable()
export class OldApiKeysCleanup extends PeriodicCleanup {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly accounts: DeletedAccounts,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.keys.deleteExpiredBefore(new Date(now.getTime() - EXPIRED_DAYS * 24 * HOUR_MS));
    for (const uid of await this.accounts.among(this.keys.owners())) await this.keys.deleteOf(uid);
  }
}
