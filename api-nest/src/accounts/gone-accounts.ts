import { Injectable, Logger } from '@nestjs/common';
import { LOOKUP_BATCH } from './account-lookup.ts';
import { Accounts } from './accounts.ts';

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
export class GoneAccounts {
  readonly #logger = new Logger(GoneAccounts.name);

  constructor(private readonly accounts: Accounts) {}

  /**
   * @returns the uids without an account; none when nobody has one, because that means a wrong project
   * @throws Error when the identity provider does not respond
   */
  async among(uids: AsyncIterable<string>): Promise<string[]> {
    const gone: string[] = [];
    let existing = 0;
    for await (const batch of batchesOf(uids)) {
      const accounts = await this.accounts.find(batch);
      if (!accounts) return [];
      existing += accounts.size;
      gone.push(...batch.filter((uid) => !accounts.has(uid)));
    }
    if (existing > 0 || gone.length <= 1) return gone;
    this.#logger.error(
      `None of ${gone.length} users has an account. Is it the right project? Nothing is deleted.`,
    );
    return [];
  }
}
