import { createHash } from 'node:crypto';
import { ArchiveError } from './archive-error.ts';
import { maxDocumentBytes } from './format.ts';

const smallestDocument = 5;

/** Cuts a backup's bytes into documents. At most a chunk and a document are in memory. */
export class FrameReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private readonly hash = createHash('sha256');
  private buffered: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next document; undefined where a collection's documents end. */
  async next(): Promise<Buffer | undefined> {
    await this.fill(4);
    const length = this.buffered.readInt32LE(0);
    if (length === 0) return void this.take(4);
    if (length < smallestDocument || length > maxDocumentBytes)
      throw new ArchiveError(`The backup is damaged: no document can have ${length} bytes.`);
    await this.fill(length);
    return this.take(length);
  }

  /** A document that must be there. */
  async document(): Promise<Buffer> {
    const document = await this.next();
    if (!document) throw new ArchiveError('The backup is damaged: a document is missing.');
    return document;
  }

  /** The checksum of all that was read so far. */
  checksum(): string {
    return this.hash.copy().digest('hex');
  }

  async hasEnded(): Promise<boolean> {
    return this.buffered.length === 0 && (await this.chunks.next()).done === true;
  }

  private async fill(length: number): Promise<void> {
    if (this.buffered.length >= length) return;
    const parts = [this.buffered];
    let available = this.buffered.length;
    while (available < length) {
      const step = await this.chunks.next();
      if (step.done === true) throw new ArchiveError('The backup is damaged: it ends too early.');
      parts.push(step.value);
      available += step.value.length;
    }
    this.buffered = Buffer.concat(parts);
  }

  private take(length: number): Buffer {
    const taken = this.buffered.subarray(0, length);
    this.buffered = this.buffered.subarray(length);
    this.hash.update(taken);
    return taken;
  }
}
