import type { ListingInput } from '@roommate/contracts';
import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { useQueryClient } from '@roommate/shell-api/query';
import { createListing } from './create-listing.ts';

interface AddListingOptions {
  owner: { name: string; email: string };
  /** Called after the user closes the success dialog. */
  onAcknowledged: () => void;
}

/** Posts a listing and shows the result in a dialog (spec, section 8). */
export function useAddListing({ owner, onAcknowledged }: AddListingOptions) {
  const client = useQueryClient();
  return async (values: ListingInput): Promise<SubmitOutcome> => {
    try {
      await createListing(values, owner);
      void client.invalidateQueries({ queryKey: ['listings'] });
    } catch (error) {
      await dialogs.alert({ title: 'Error!', text: 'Failed to add roommate listing.', icon: 'error' });
      // The form shows field errors beside the fields.
      if (error instanceof ApiError && error.problem?.errors) throw error;
      return 'failed';
    }
    // Not awaited, so that the form resets while the dialog is still open.
    void dialogs
      .alert({ title: 'Roommate listing added successfully!', icon: 'success' })
      .then(onAcknowledged);
    return 'done';
  };
}
