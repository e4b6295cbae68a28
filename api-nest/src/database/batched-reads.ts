import { isDatabaseUnavailable } from '../problems/database-unavailable.ts';
import { batchedCalls, type WaitingCall } from './batched-calls.ts';

/** Reads with one query what concurrent requests need: docs/decisions/0284-concurrent-reads.md. */
export class BatchedReads<Key, Row> {
  readonly #readAll: (keys: readonly Key[]) => Promise<readonly Row[]>;
  /** Reads the row as it is stored after this call. */
  readonly read: (key: Key) => Promise<Row>;

  /**
   * @param readAll returns a row for each key, in the same order
   * @param delayMs as for `batchedCalls`
   */
  constructor(readAll: (keys: readonly Key[]) => Promise<readonly Row[]>, delayMs = 0) {
    this.#readAll = readAll;
    this.read = batchedCalls((calls) => this.#readTogether(calls), delayMs);
  }

  async #readTogether(calls: readonly WaitingCall<Key, Row>[]): Promise<void> {
    try {
      const rows = await this.#readAll(calls.map(({ call }) => call));
      for (const [n, { resolve }] of calls.entries()) resolve(rows[n] as Row);
    } catch (error) {
      // One bad record must not fail the requests for the others. A database in trouble gets no more queries.
      if (calls.length > 1 && !isDatabaseUnavailable(error))
        for (const one of calls) void this.#readTogether([one]);
      else for (const { reject } of calls) reject(error);
    }
  }
}
