import type { Listing } from '@roommate/contracts';
import { authentication, dialogs, log } from '@roommate/shell-api';
import { useRef } from 'react';
import { useDeleteListing } from './my-listings.ts';

interface DeleteOptions {
  /** The user's email. */
  email: string;
  /** Called before the request. */
  onConfirmed: (id: string) => void;
  /** Called after the last dialog has closed. */
  onSettled: (id: string) => void;
}

/** Deletes one listing at a time after a confirmation, with the dialogs of the spec (section 8). */
export function useDelete({ email, onConfirmed, onSettled }: DeleteOptions) {
  const busy = useRef(false);
  const { mutateAsync, isPending, variables } = useDeleteListing(email);

  const askAndDelete = async (id: string): Promise<void> => {
    const confirmed = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Do you want to delete this listing?',
      confirmLabel: 'Yes, delete it!',
    });
    if (!confirmed) return;
    onConfirmed(id);
    await send(id);
  };

  const send = async (id: string): Promise<void> => {
    const outcome = await mutateAsync(id);
    if (outcome === 'deleted') {
      await dialogs.alert({ title: 'Deleted!', text: 'Your listing has been deleted.', icon: 'success' });
      return;
    }
    await dialogs.alert({ title: 'Error!', text: 'Failed to delete the listing.', icon: 'error' });
    // The user has confirmed the deletion, so it needs no second confirmation.
    if (outcome === 'session-ended' && (await authentication.logInAgain())) await send(id);
  };

  const remove = async ({ _id }: Listing): Promise<void> => {
    // A ref, because two quick clicks arrive before the next render.
    if (busy.current) return;
    busy.current = true;
    try {
      await askAndDelete(_id);
    } catch (error) {
      log.error('Deleting a listing failed.', error);
      await dialogs.alert({ title: 'Error!', text: 'Something went wrong.', icon: 'error' });
    } finally {
      busy.current = false;
      onSettled(_id);
    }
  };

  return { remove, deletingId: isPending ? variables : undefined };
}
