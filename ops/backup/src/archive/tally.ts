import { createHash } from 'node:crypto';
import type { Totals } from './format.ts';

/** Counts and checksum of documents that pass by. */
export class Tally {
  private readonly hash = createHash('sha256');
  private documents = 0;
  private bytes = 0;

  add(document: Uint8Array): void {
    this.hash.update(document);
    this.documents++;
    this.bytes += document.byteLength;
  }

  /** Once, at the end. */
  totals(): Totals {
    return { documents: this.documents, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
