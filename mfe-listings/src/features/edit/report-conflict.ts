import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';

const fieldNames = new Map([
  ['rentAmount', 'rent'],
  ['roomType', 'room type'],
  ['imageUrl', 'image'],
]);

const PRECONDITION_FAILED = 412;

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === PRECONDITION_FAILED;

/**
 * Shows the second of two editors the fields that the first one changed, and the next steps:
 * docs/decisions/0094-second-editor.md.
 */
export async function reportConflict(changed: readonly string[]): Promise<SubmitOutcome> {
  const fields = changed.map((field) => fieldNames.get(field) ?? field).join(', ');
  await dialogs.alert({
    title: 'Error',
    text:
      `The listing was changed in another tab or on another device: ${fields}. Your changes are still in the form, but not saved. ` +
      'Press Update Listing again to overwrite the other change, or View Listing to see it first.',
    icon: 'error',
  });
  return 'failed';
}
