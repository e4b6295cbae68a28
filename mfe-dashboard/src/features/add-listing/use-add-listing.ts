import type { ListingInput } from '@roommate/contracts';
import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';
import { createListing } from './api/create-listing.ts';

interface AddListingOptions {
  owner: { name: string; email: string };
  /** Called when the person has closed the dialog that tells of the success. */
  onAcknowledged: () => void;
}

/** Posts a listing and tells how it went in the words of the specification, section 8. */
export const useAddListing =
  ({ owner, onAcknowledged }: AddListingOptions) =>
  async (values: ListingInput): Promise<SubmitOutcome> => {
    try {
      const { insertedId } = await createListing(values, owner);
      if (!insertedId) throw new Error('The answer to a new listing carries no id.');
    } catch (error) {
      await dialogs.alert({ title: 'Error!', text: 'Failed to add roommate listing.', icon: 'error' });
      // The form shows them beside the fields.
      if (error instanceof ApiError && error.problem?.errors) throw error;
      return 'failed';
    }
    // The form is to be empty behind the dialog, not only after it.
    void dialogs
      .alert({ title: 'Roommate listing added successfully!', icon: 'success' })
      .then(onAcknowledged);
    return 'done';
  };
