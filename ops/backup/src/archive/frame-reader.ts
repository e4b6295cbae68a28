import { createHash } from 'node:crypto';
import { ArchiveError } from './archive-error.ts';
import { MAX_DOCUMENT_BYTES } from './format.ts';

const MIN_DOCUMENT_BYTES = 5;

/** Splits the bytes of a backup into documents. At most one chunk and one document are in memory. */
export class FrameReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #buffered: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next document, or undefined at the end of a collection's documents. */
  async next(): Promise<Buffer | undefined> {
    await this.#fill(4);
    const length = this.#buffered.readInt32LE(0);
    if (length === 0) return void this.#take(4);
    if (length < MIN_DOCUMENT_BYTES || length > MAX_DOCUMENT_BYTES)
      throw new ArchiveError(`The backup is damaged: a document cannot have ${length} bytes.`);
    await this.#fill(length);
    return this.#take(length);
  }

  /** The next document, which must exist. */
  async document(): Promise<Buffer> {
    const document = await this.next();
    if (!document) throw new ArchiveError('The backup is damaged: a document is missing.');
    return document;
  }

  /** The checksum of everything read so far. */
  checksum(): string {
    return this.#hash.copy().digest('hex');
  }

  async hasEnded(): Promise<boolean> {
    return this.#buffered.length === 0 && (await this.#chunks.next()).done === true;
  }

  async #fill(length: number): Promise<void> {
    if (this.#buffered.length >= length) return;
    const parts = [this.#buffered];
    let available = this.#buffered.length;
    while (available < length) {
      const step = await this.#chunks.next();
      if (step.done === true) throw new ArchiveError('The backup is damaged: it ends too early.');
      parts.push(step.value);
      available += step.value.length;
    }
    this.#buffered = Buffer.concat(parts);
  }

  #take(length: number): Buffer {
    const taken = this.#buffered.subarray(0, length);
    this.#buffered = this.#buffered.subarray(length);
    this.#hash.update(taken);
    return taken;
  }
}
