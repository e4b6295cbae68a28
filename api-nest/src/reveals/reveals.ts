import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { RevealsRepository } from './reveals.repository.ts';

/** A contact that a user is about to see. */
export interface Showing {
  listingId: string;
  uid: string;
  /** The caller's IP address, which has a limit too. */
  address: string;
  /** Whether the user liked the listing before and so saw the contact. */
  wasShown: boolean;
}

/** Records who saw which contact, and limits users who collect contacts: docs/decisions/0101-reveals.md. */
@Injectable()
export class Reveals {
  constructor(
    private readonly repository: RevealsRepository,
    private readonly limiter: RateLimiter,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Call this before a contact is shown to a user who is not the owner. A contact that the user saw before does not count.
   * @throws ProblemException 429 when the user or the IP address saw too many new contacts today
   */
  async admit({ listingId, uid, address, wasShown }: Showing): Promise<void> {
    // The record may have expired since; then it is stored again.
    if (wasShown && (await this.repository.has(listingId, uid))) return;
    await this.limiter.countUser('reveals', uid);
    await this.limiter.countAddress('reveals', address);
    // Before the contact is shown, so that no contact is shown without a record.
    if (await this.repository.insert(listingId, uid)) this.metrics.revealed();
  }
}
