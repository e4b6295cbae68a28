import type { Listing } from '@roommate/contracts';
import { dialogs, log } from '@roommate/shell-api';
import { useRef, useState } from 'react';
import { deleteListing } from './delete-listing.ts';

interface DeleteOptions {
  onDeleted: (id: string) => void;
  /** The API rejected the request, so the page may be out of date. */
  onRejected: () => void;
  /** Called after the last dialog has closed. */
  onSettled: (id: string) => void;
}

/** Deletes one listing at a time after a confirmation, with the dialogs of the spec (section 8). */
export function useDelete({ onDeleted, onRejected, onSettled }: DeleteOptions) {
  const busy = useRef(false);
  const [deletingId, setDeletingId] = useState<string>();

  const askAndDelete = async (id: string): Promise<void> => {
    const confirmed = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Do you want to delete this listing?',
      confirmLabel: 'Yes, delete it!',
    });
    if (!confirmed) return;
    setDeletingId(id);
    const deleted = await deleteListing(id).finally(() => setDeletingId(undefined));
    if (deleted) {
      onDeleted(id);
      await dialogs.alert({ title: 'Deleted!', text: 'Your listing has been deleted.', icon: 'success' });
    } else {
      onRejected();
      await dialogs.alert({ title: 'Error!', text: 'Failed to delete the listing.', icon: 'error' });
    }
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

  return { remove, deletingId };
}
