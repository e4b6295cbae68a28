import type { User } from '../auth/user.ts';
import { EntityTagDigest } from '../conditional-requests/entity-tag.ts';
import type { ListingRecord } from './listing.schema.ts';

/**
 * Identifies the state of a listing, and never returns. An edit sets a later `updatedAt`, a like increases `likes`,
 * and an unlike increases `likeReversals`.
 */
export type TaggedListing = Pick<ListingRecord, '_id' | 'updatedAt' | 'likes' | 'likeReversals'>;

/** The other inputs of the tag. They are read before the states of the listings. */
interface ListContext {
  viewer: User | undefined;
  deletions: number;
  /** Views of the viewer's own listings. Views of other listings do not change the tag. */
  ownViews: readonly number[];
}

/**
 * Computes the entity tag of the list of all listings for a caller, without reading the listings:
 * docs/decisions/0150-tag-of-all-listings.md.
 * @param states of all listings, always in the same order
 */
export async function listTag(
  { viewer, deletions, ownViews }: ListContext,
  states: AsyncIterable<TaggedListing>,
): Promise<string> {
  const digest = new EntityTagDigest();
  digest.addContent(JSON.stringify([deletions, viewer?.uid]));
  digest.addCounters(ownViews.join());
  for await (const { _id, updatedAt, likes, likeReversals } of states) {
    digest.addContent(`${_id.toHexString()} ${updatedAt.getTime()}`);
    digest.addCounters(`${likes} ${likeReversals ?? 0}`);
  }
  return digest.tag();
}
