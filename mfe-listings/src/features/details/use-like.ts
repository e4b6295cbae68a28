import type { Listing } from '@roommate/contracts';
import { ApiError, api, notifications, unwrap, withSession } from '@roommate/shell-api';
import { useMutation } from '@roommate/shell-api/query';
import { isAborted } from '@roommate/ui';
import { useRef } from 'react';

const OWN_POST = "You can't like your own post.";
const LIKE_TOAST = 'like-failed';

/** @param likes the count that the page shows now */
const likeListing = (id: string, likes: number) =>
  unwrap(api.PATCH('/roommates/{id}/like', { params: { path: { id } }, body: { likes: likes + 1 } }));

interface Like {
  liked: boolean;
  likes: number;
  /** The owner has it from the start, other users after their like. */
  contact: string | undefined;
  pending: boolean;
  like: () => void;
}

/**
 * The viewer's like of a listing (spec, section 4). Every visit starts unliked. A second like from a later visit fills the
 * heart and reveals the contact again, but does not count.
 */
export function useLike(listing: Listing): Like {
  // A ref, because two quick clicks arrive before the next render.
  const sent = useRef(false);
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: (likes: number) => withSession(() => likeListing(listing._id, likes)),
    onError: (error) => {
      sent.current = false;
      // The user has confirmed a logout that ends a like which waits.
      if (isAborted(error)) return;
      notifications.error(messageOf(error), { id: LIKE_TOAST });
    },
  });
  const like = (): void => {
    if (listing.isOwner) {
      notifications.error(OWN_POST, { id: 'own-post' });
      return;
    }
    if (sent.current) return;
    sent.current = true;
    notifications.dismiss(LIKE_TOAST);
    mutate(listing.likes);
  };

  return {
    liked: data !== undefined,
    likes: data && variables !== undefined && data.modifiedCount > 0 ? variables + 1 : listing.likes,
    // The API shows the contact of an earlier like. The page waits for the like of this visit (spec, section 4).
    contact: data?.contact ?? (listing.isOwner ? listing.contact : undefined),
    pending: isPending,
    like,
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 403) return OWN_POST;
  const reason = error instanceof Error ? ` ${error.message}` : '';
  return `Your like could not be saved.${reason}`;
}
