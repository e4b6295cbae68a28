import type { User } from '../auth/user.ts';
import { EntityTagDigest } from '../conditional-requests/entity-tag.ts';
import type { ListingRecord } from './listing.schema.ts';

/** What tells the states of a listing apart: an edit gives a later `updatedAt`, a like adds to `likes`. */
export type ListingState = Pick<ListingRecord, '_id' | 'updatedAt' | 'likes'>;

/** What the list of all listings shows beside the states of the listings, read before them. */
export interface ListContext {
  viewer: User | undefined;
  deletions: number;
  /** Of the viewer's own listings, which nobody else's list shows as a change. */
  ownViews: readonly number[];
}

/**
 * The entity tag of the list of all listings, as its caller sees it, without the listings themselves:
 * docs/decisions/0150-tag-of-all-listings.md.
 * @param states of all listings in an order that stays
 */
export async function listTag(
  { viewer, deletions, ownViews }: ListContext,
  states: AsyncIterable<ListingState>,
): Promise<string> {
  const digest = new EntityTagDigest();
  digest.addContent(JSON.stringify([deletions, viewer?.uid]));
  digest.addCounters(ownViews.join());
  for await (const { _id, updatedAt, likes } of states) {
    digest.addContent(`${_id.toHexString()} ${updatedAt.getTime()}`);
    digest.addCounters(String(likes));
  }
  return digest.tag();
}
