import { listingIdSchema, type DeleteResponse } from '@roommate/contracts';
import { parsed, problem } from './problem.ts';

/** Something that belongs to one user, such as an API key. */
export type Owned<Item> = Item & { uid: string };

/** Removes the owner. No response contains it. */
export const viewOf = <Item extends object>({ uid: _uid, ...item }: Owned<Item>): Omit<Owned<Item>, 'uid'> =>
  item;

export const ownItems = <Item extends object>(items: readonly Owned<Item>[], uid: string) =>
  items.filter((item) => item.uid === uid).map(viewOf);

/**
 * Removes one item of the user.
 * @param missing the message when the user has no such item
 * @throws InMemoryProblemError 400 for a malformed id, 404 without the item
 */
export function removeOwn(
  items: Owned<{ _id: string }>[],
  uid: string,
  id: string,
  missing: string,
): DeleteResponse {
  const valid = parsed(listingIdSchema, id);
  const index = items.findIndex((item) => item._id === valid && item.uid === uid);
  if (index < 0) throw problem(404, missing);
  items.splice(index, 1);
  return { deletedCount: 1 };
}
