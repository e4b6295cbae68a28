/** Maximum memory for all waiting entries. Node's heap has at least twice as much, even on a small machine. */
const MAX_BYTES = 256 * 1024 * 1024;
/** What V8 needs for a string and its place in a list, in addition to the text. */
const BYTES_OF_A_STRING = 40;

interface Waiting {
  /** Latin-1: strings sort like the bytes. They take less memory than buffers and sort faster. */
  readonly entries: string[];
  bytes: number;
}

/**
 * Collects the entries of new indexes, and writes many entries of an index in the order of their keys. In any other order
 * lmdb searches and copies the same pages again and again. All indexes share one limit.
 */
export class WaitingEntries {
  readonly #write: (entry: Buffer) => void;
  readonly #maxBytes: number;
  readonly #waiting = new Map<number, Waiting>();
  #bytes = 0;

  constructor(write: (entry: Buffer) => void, maxBytes = MAX_BYTES) {
    this.#write = write;
    this.#maxBytes = maxBytes;
  }

  add(indexId: number, entry: Buffer): void {
    const waiting = this.#waiting.get(indexId) ?? { entries: [], bytes: 0 };
    const bytes = entry.length + BYTES_OF_A_STRING;
    waiting.entries.push(entry.toString('latin1'));
    waiting.bytes += bytes;
    this.#waiting.set(indexId, waiting);
    this.#bytes += bytes;
    if (this.#bytes >= this.#maxBytes) this.#writeLargest();
  }

  /** Writes all entries that still wait. */
  writeAll(): void {
    for (const [indexId, waiting] of this.#waiting) this.#writeEntriesOf(indexId, waiting);
  }

  /** The largest list gains most from the order of its keys. */
  #writeLargest(): void {
    const largest = [...this.#waiting].reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a));
    this.#writeEntriesOf(...largest);
  }

  #writeEntriesOf(indexId: number, { entries, bytes }: Waiting): void {
    for (const entry of entries.sort()) this.#write(Buffer.from(entry, 'latin1'));
    this.#waiting.delete(indexId);
    this.#bytes -= bytes;
  }
}
