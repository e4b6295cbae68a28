import type { SubmitOutcome } from '@roommate/listing-form';
import { ApiError, dialogs } from '@roommate/shell-api';

const NAMES = new Map([
  ['rentAmount', 'rent'],
  ['roomType', 'room type'],
  ['imageUrl', 'image'],
]);

const PRECONDITION_FAILED = 412;

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === PRECONDITION_FAILED;

/** Tells the second of two editors what the first has changed, and what to do now. */
export async function tellConflict(changed: readonly string[]): Promise<SubmitOutcome> {
  const fields = changed.map((field) => NAMES.get(field) ?? field).join(', ');
  await dialogs.alert({
    title: 'Error',
    text:
      `The listing was changed elsewhere meanwhile: ${fields}. What you typed is still here and not saved yet. ` +
      'Press Update Listing again to save it over that change, or View Listing to look at it first.',
    icon: 'error',
  });
  return 'failed';
}
