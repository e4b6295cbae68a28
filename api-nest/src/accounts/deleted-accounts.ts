import { Injectable, Logger } from '@nestjs/common';
import { LOOKUP_BATCH } from './account-lookup.ts';
import { AccountStates } from './account-states.ts';

async function* batchesOf(uids: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const uid of uids) {
    batch.push(uid);
    if (batch.length < LOOKUP_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Finds users whose account was deleted, so that their data can be deleted: docs/decisions/0213-revocation.md. */
@Injectable()
export class DeletedAccounts {
  readonly #logger = new Logger(DeletedAccounts.name);

  constructor(private readonly accounts: AccountStates) {}

  /**
   * @returns the uids without an account; none when nobody has one, because that means a wrong project
   * @throws Error when the identity provider does not respond
   */
  async among(uids: AsyncIterable<string>): Promise<string[]> {
    const deleted: string[] = [];
    let existing = 0;
    for await (const batch of batchesOf(uids)) {
      const accounts = await this.accounts.find(batch);
      if (!accounts) return [];
      existing += accounts.size;
      deleted.push(...batch.filter((uid) => !accounts.has(uid)));
    }
    if (existing > 0 || deleted.length <= 1) return deleted;
    this.#logger.error(
      `None of ${deleted.length} users has an account. Is it the right project? Nothing is deleted.`,
    );
    return [];
  }
}
