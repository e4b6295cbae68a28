import { Injectable } from '@nestjs/common';
import type { LikeResponse, UnlikeResponse } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { Metrics } from '../metrics/metrics.ts';
import { problem } from '../problems/problem.ts';
import type { RevealCaller } from '../reveals/reveal-caller.ts';
import { Reveals } from '../reveals/reveals.ts';
import { LikesRepository } from './likes.repository.ts';
import { listingNotFound } from './listing-not-found.ts';
import { OWN_LISTING } from './messages.ts';
import { OwnerAccounts } from './owner-accounts.ts';

/** The rules for likes: who may like a listing, and who then sees its contact (docs/api.md). */
@Injectable()
export class LikesService {
  constructor(
    private readonly likes: LikesRepository,
    private readonly owners: OwnerAccounts,
    private readonly reveals: Reveals,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Counts a like. Shows the contact only while the listing is available.
   * @param caller the source of the request, which has a limit of new contacts too
   */
  async like(id: string, user: User, caller: RevealCaller): Promise<LikeResponse> {
    const found = await this.likes.find(id, user.uid);
    if (!found) throw listingNotFound();
    if (found.ownerUid === user.uid) throw problem(403, OWN_LISTING, { code: 'own_listing' });
    if (!(await this.owners.mayBeContacted(found.ownerUid))) throw listingNotFound();
    const mayShow = found.availability === 'available';
    const showing = { kind: 'contact', listingId: id, uid: user.uid, caller } as const;
    if (mayShow) await this.reveals.admit({ ...showing, isRepeated: found.isLiked });
    const result = await this.likes.like(id, user.uid, found);
    if (!result) throw listingNotFound();
    if (result.modifiedCount === 1) this.metrics.liked();
    if (mayShow) return result;
    // A listing that became available in the meantime has no record of this reveal. The next like shows its contact.
    delete result.contact;
    return result;
  }

  async unlike(id: string, user: User): Promise<UnlikeResponse> {
    const found = await this.likes.find(id, user.uid);
    const result = found && (await this.likes.unlike(id, user.uid, found));
    if (!result) throw listingNotFound();
    return result;
  }
}
