import { Injectable, Logger } from '@nestjs/common';
import { DeletedAccounts } from '../accounts/deleted-accounts.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { canHaveAccount } from './owner-accounts.ts';
import { LikesRepository } from './likes.repository.ts';
import { ListingWrites } from './listing-writes.ts';
import { ListingsRepository } from './listings.repository.ts';

const INTERVAL_MS = 10 * 60_000;

/** Deletes the listings of deleted accounts: docs/decisions/0213-revocation.md. */
@Injectable()
export class DeletedAccountsCleanup extends PeriodicCleanup {
  readonly #logger = new Logger(DeletedAccountsCleanup.name);

  constructor(
    private readonly accounts: DeletedAccounts,
    private readonly listings: ListingsRepository,
    private readonly likes: LikesRepository,
    private readonly writes: ListingWrites,
  ) {
    super(INTERVAL_MS);
  }

  /**
   * @returns the number of deleted listings
   * @throws Error when the identity provider does not respond
   */
  async deleteExpired(): Promise<number> {
    let total = 0;
    for (const uid of await this.accounts.among(this.#owners())) total += await this.#deleteOf(uid);
    if (total > 0) this.#logger.log(`${total} listings of deleted accounts were deleted.`);
    return total;
  }

  async #deleteOf(uid: string): Promise<number> {
    let total = 0;
    for (const row of await this.listings.findByOwner(uid)) {
      // A listing that changes at this moment stays until the next run.
      if (!(await this.writes.delete(row))) continue;
      await this.likes.deleteOf(row._id.toHexString());
      total += 1;
    }
    return total;
  }

  async *#owners(): AsyncGenerator<string> {
    for await (const uid of this.listings.owners()) if (canHaveAccount(uid)) yield uid;
  }
}
