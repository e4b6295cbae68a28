import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { RevealsRepository } from './reveals.repository.ts';

/** That somebody is about to be shown a contact. */
export interface Showing {
  listingId: string;
  uid: string;
  /** Where the caller is: contacts are counted by it, too. */
  address: string;
  /** Whether the contact was shown to the user before, as far as is known. */
  wasShown: boolean;
}

/** Keeps who was shown which contact, and stops those who collect them. docs/decisions/0101-reveals.md */
@Injectable()
export class Reveals {
  constructor(
    private readonly repository: RevealsRepository,
    private readonly limiter: RateLimiter,
    private readonly metrics: Metrics,
  ) {}

  /**
   * To be called before a contact is shown to somebody who is not the owner. A contact that the user has seen before
   * counts for nothing.
   * @throws ProblemException 429 when the user or the address has seen too many new ones today
   */
  async admit({ listingId, uid, address, wasShown }: Showing): Promise<void> {
    // What was shown may have been forgotten since; then it is kept anew.
    if (wasShown && (await this.repository.has(listingId, uid))) return;
    await this.limiter.countUser('reveals', uid);
    await this.limiter.countAddress('reveals', address);
    // Before the contact is shown, so that none is that nobody knows of.
    if (await this.repository.insert(listingId, uid)) this.metrics.revealed();
  }
}
