import type { Listing } from '@roommate/contracts';
import { ApiError, notifications } from '@roommate/shell-api';
import { useRef, useState } from 'react';
import { likeListing } from './api/like-listing.ts';

const OWN_POST = "You can't like your own post.";

interface Like {
  liked: boolean;
  likes: number;
  /** The owner has it from the start, other users after their like. */
  contact: string | undefined;
  pending: boolean;
  like: () => Promise<void>;
}

/**
 * The viewer's like of a listing (spec, section 4). Every visit starts unliked. A second like from a later visit fills the
 * heart and reveals the contact again, but does not count.
 */
export function useLike(listing: Listing): Like {
  const [state, setState] = useState({ liked: false, likes: listing.likes, contact: listing.contact });
  const [pending, setPending] = useState(false);
  // A ref, because two quick presses arrive before the next render.
  const sent = useRef(false);

  const like = async (): Promise<void> => {
    if (listing.isOwner) {
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
