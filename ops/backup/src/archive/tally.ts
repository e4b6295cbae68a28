import { createHash } from 'node:crypto';
import type { Totals } from './format.ts';

/** Computes count, size and checksum of documents. */
export class Tally {
  readonly #hash = createHash('sha256');
  #documents = 0;
  #bytes = 0;

  add(document: Uint8Array): void {
    this.#hash.update(document);
    this.#documents++;
    this.#bytes += document.byteLength;
  }

  /** Call it once, at the end. */
  totals(): Totals {
    return { documents: this.#documents, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
