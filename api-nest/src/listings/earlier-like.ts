import { Injectable } from '@nestjs/common';
import type { Listing } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { Reveals } from '../reveals/reveals.ts';
import { LikesRepository } from './likes.repository.ts';
import type { LikeFields } from './like-fields.ts';
import type { ListingRow } from './listing-view.ts';
import { OwnerAccounts } from './owner-accounts.ts';

/** The fields of a listing that another signed-in user sees because of an earlier like. */
@Injectable()
export class EarlierLike {
  constructor(
    private readonly likes: LikesRepository,
    private readonly reveals: Reveals,
    private readonly owners: OwnerAccounts,
  ) {}

  /**
   * @returns the contact too, if a like showed it to the user on the same day. The owner's account must still exist.
   * It does not count as a new contact.
   */
  async shownTo({ uid }: User, row: ListingRow & LikeFields): Promise<Pick<Listing, 'isLiked' | 'contact'>> {
    const { _id, ownerUid, availability, contact } = row;
    const listingId = _id.toHexString();
    const isLiked = await this.likes.isLiked(listingId, uid, row);
    const showsContact =
      isLiked &&
      availability === 'available' &&
      (await this.reveals.wasShownToday({ kind: 'contact', listingId, uid })) &&
      (await this.owners.mayBeContacted(ownerUid));
    return { isLiked, ...(showsContact && { contact }) };
  }
}
