import { Injectable } from '@nestjs/common';
import type { Availability } from '@roommate/contracts';

/** With fewer listings a count takes less than a millisecond. */
const FEW = 10_000;
/** How old the number can be when other processes write. */
const MAX_AGE_MS = 10_000;

interface Counted {
  available: number;
  until: number;
}

/**
 * The number of available listings. With a million listings a count takes longer than all other reads. So the number
 * is kept for some seconds. The writes of this process change it immediately: docs/decisions/0283-kept-count.md.
 */
@Injectable()
export class AvailableCount {
  #counted: Counted | undefined;
  #writes = 0;

  /**
   * @param total the number of all listings
   * @param count counts the available listings
   */
  async get(total: number, count: () => Promise<number>): Promise<number> {
    const kept = this.#counted;
    if (kept && Date.now() < kept.until) return kept.available;
    const writes = this.#writes;
    const available = await count();
    // A write during the count may be counted or not.
    const isExact = writes === this.#writes;
    this.#counted = isExact && total > FEW ? { available, until: Date.now() + MAX_AGE_MS } : undefined;
    return available;
  }

  /**
   * Notes a write that took effect.
   * @param before undefined for a new listing
   * @param after undefined for a deleted listing
   */
  note(before: Availability | undefined, after: Availability | undefined): void {
    this.#writes += 1;
    if (this.#counted) this.#counted.available += one(after) - one(before);
  }
}

const one = (availability: Availability | undefined): number => (availability === 'available' ? 1 : 0);
