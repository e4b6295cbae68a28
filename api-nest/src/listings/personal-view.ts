import { Injectable } from '@nestjs/common';
import type { Listing } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import type { RevealCaller } from '../reveals/reveal-caller.ts';
import { EarlierLike } from './earlier-like.ts';
import type { LikeFields } from './like-fields.ts';
import { type ListingRow, ListingViews } from './listing-view.ts';
import { PosterEmail } from './poster-email.ts';

/** A listing as one person sees it, with the email of its poster and what their own like revealed. */
@Injectable()
export class PersonalView {
  constructor(
    private readonly views: ListingViews,
    private readonly posterEmail: PosterEmail,
    private readonly earlierLike: EarlierLike,
  ) {}

  /**
   * @param viewer not a program: programs must not collect the emails of posters for their user
   * @param caller the source of the request, which has a limit of emails too
   */
  async shownTo(
    viewer: User,
    row: ListingRow & LikeFields,
    caller: RevealCaller | undefined,
  ): Promise<Listing> {
    const shown = this.views.of(row, viewer);
    if (shown.isOwner) return shown;
    return {
      ...shown,
      ...(await this.posterEmail.shownTo(viewer, row, caller)),
      ...(await this.earlierLike.shownTo(viewer, row)),
    };
  }
}
