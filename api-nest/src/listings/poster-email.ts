import { Injectable } from '@nestjs/common';
import type { Listing } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { ProblemException } from '../problems/problem.ts';
import type { RevealCaller } from '../reveals/reveal-caller.ts';
import { Reveals } from '../reveals/reveals.ts';
import type { ListingRow } from './listing-view.ts';
import { OwnerAccounts } from './owner-accounts.ts';

/** Decides whether a signed-in user who is not the owner sees the poster's email: docs/decisions/0231-poster-email.md. */
@Injectable()
export class PosterEmail {
  constructor(
    private readonly reveals: Reveals,
    private readonly owners: OwnerAccounts,
  ) {}

  /**
   * Records that the viewer sees the email.
   * @param caller the source of the request, which has a limit too; undefined when nobody looks at the response
   * @returns the email, or the reason why it is withheld; nothing when the poster's account has none
   */
  async shownTo(
    viewer: User,
    { _id, ownerUid, email, emailVerified }: ListingRow,
    caller: RevealCaller | undefined,
  ): Promise<Pick<Listing, 'email' | 'emailWithheld'>> {
    if (email === undefined) return {};
    if (!emailVerified) return { emailWithheld: 'unconfirmed' };
    if (!(await this.owners.mayBeContacted(ownerUid))) return { emailWithheld: 'unavailable' };
    const seen = { kind: 'email', listingId: _id.toHexString(), uid: viewer.uid } as const;
    if (caller === undefined) {
      return (await this.reveals.wasShownToday(seen)) ? { email } : { emailWithheld: 'prefetch' };
    }
    try {
      await this.reveals.admit({ ...seen, caller, isRepeated: true });
      return { email };
    } catch (error) {
      // The listing itself stays readable at the limit.
      if (error instanceof ProblemException && error.getStatus() === 429)
        return { emailWithheld: 'daily_limit' };
      throw error;
    }
  }
}
