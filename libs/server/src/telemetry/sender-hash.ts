import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '../addresses/address-key.ts';

const KEY_BYTES = 32;
const HASH_LENGTH = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Hashes IP addresses for the log. Lines of one sender have the same hash, and nobody can find out the address. The key is
 * random, is never stored, and changes with the first refusal of a day (UTC). Each process has its own one.
 */
export class SenderHashes {
  #day = NaN;
  #key = Buffer.alloc(0);

  /** @returns a hash of the address. For IPv6 it is a hash of the /64 network */
  of(address: string | undefined): string {
    const day = Math.floor(Date.now() / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#key = randomBytes(KEY_BYTES);
    }
    return createHmac('sha256', this.#key).update(addressKey(address)).digest('hex').slice(0, HASH_LENGTH);
  }
}
