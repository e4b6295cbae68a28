import { isDatabaseUnavailable } from '../problems/database-unavailable.ts';

/** Few enough that nobody waits long for the others. */
const MAX_TOGETHER = 16;

interface Waiting<Key, Row> {
  key: Key;
  resolve: (row: Row) => void;
  reject: (error: unknown) => void;
}

/** Reads with one query what the requests of a moment need: docs/decisions/0284-reads-of-a-moment.md. */
export class ReadsOfAMoment<Key, Row> {
  readonly #readAll: (keys: readonly Key[]) => Promise<readonly Row[]>;
  #waiting: Waiting<Key, Row>[] = [];

  /** @param readAll returns a row for each key, in the same order */
  constructor(readAll: (keys: readonly Key[]) => Promise<readonly Row[]>) {
    this.#readAll = readAll;
  }

  /** Reads the row as it is stored after this call. */
  read(key: Key): Promise<Row> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      // Runs when Node has read all requests that have arrived.
      if (this.#waiting.length === 1) setImmediate(() => this.#readWaiting());
    });
  }

  #readWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    while (waiting.length > 0) void this.#readTogether(waiting.splice(0, MAX_TOGETHER));
  }

  async #readTogether(waiting: readonly Waiting<Key, Row>[]): Promise<void> {
    try {
      const rows = await this.#readAll(waiting.map(({ key }) => key));
      for (const [n, { resolve }] of waiting.entries()) resolve(rows[n] as Row);
    } catch (error) {
      // One bad record must not fail the requests for the others. A database in trouble gets no more queries.
      if (waiting.length > 1 && !isDatabaseUnavailable(error))
        for (const one of waiting) void this.#readTogether([one]);
      else for (const { reject } of waiting) reject(error);
    }
  }
}
