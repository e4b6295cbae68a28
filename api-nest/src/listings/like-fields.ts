import type { ListingRecord } from './listing.schema.ts';

/** The fields of a listing that show whether a user likes it, unless its uids have been moved. */
export interface LikeFields extends Pick<ListingRecord, 'likersMoved' | 'recentUnlikers'> {
  /** Whether the user is one of the listing's `recentLikers`. */
  isRecentLiker: boolean;
}

/** The projection of LikeFields. */
export const likeFieldsOf = (uid: string) => ({
  likersMoved: 1,
  recentUnlikers: 1,
  // $literal: a uid that starts with $ must not become a field path.
  isRecentLiker: { $in: [{ $literal: uid }, '$recentLikers'] },
});
