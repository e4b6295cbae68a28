import type { ListingRecord } from './listing.schema.ts';

/** The fields of a listing that show whether a user likes it, unless its uids have been moved. */
export interface LikeFields extends Pick<ListingRecord, 'likersMoved' | 'recentUnlikers'> {
  /** Whether the user is one of the listing's `recentLikers`. */
  isRecentLiker: boolean;
}

/** The expression for `isRecentLiker`. */
export const isRecentLiker = (uid: string) => ({
  // $literal: a uid that starts with $ must not become a field path. $ifNull: an imported listing may lack the list.
  $in: [{ $literal: uid }, { $ifNull: ['$recentLikers', { $literal: [] }] }],
});

/** The projection of LikeFields. */
export const likeFieldsOf = (uid: string) => ({
  likersMoved: 1,
  recentUnlikers: 1,
  isRecentLiker: isRecentLiker(uid),
});
