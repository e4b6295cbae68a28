import type { Listing } from '@roommate/contracts';
import { ApiError, notifications } from '@roommate/shell-api';
import { useRef, useState } from 'react';
import { likeListing } from './api/like-listing.ts';

const OWN_POST = "You can't like your own post.";

interface Like {
  liked: boolean;
  likes: number;
  /** Known to the owner from the start, to others after their like. */
  contact: string | undefined;
  pending: boolean;
  like: () => Promise<void>;
}

/**
 * The viewer's like of a listing (spec, section 4): it starts unliked on every visit. A repeat of an earlier visit's
 * like fills the heart and reveals the contact again without counting.
 */
export function useLike(listing: Listing): Like {
  const [state, setState] = useState({ liked: false, likes: listing.likes, contact: listing.contact });
  const [pending, setPending] = useState(false);
  // A ref, since two quick presses come before the next render.
  const sent = useRef(false);
  // Only the owner gets the contact with the listing (design, section 6).
  const isOwner = listing.contact !== undefined;

  const like = async (): Promise<void> => {
    if (isOwner) {
      notifications.error(OWN_POST, { id: 'own-post' });
      return;
    }
    if (sent.current) return;
    sent.current = true;
    setPending(true);
    try {
      const { modifiedCount, contact } = await likeListing(listing._id, state.likes);
      setState({ liked: true, likes: state.likes + (modifiedCount > 0 ? 1 : 0), contact });
    } catch (error) {
      sent.current = false;
      notifications.error(messageOf(error), { id: 'like-failed' });
    } finally {
      setPending(false);
    }
  };

  return { ...state, pending, like };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 403) return OWN_POST;
  const reason = error instanceof Error ? ` ${error.message}` : '';
  return `Your like could not be saved.${reason}`;
}
