import { ApiError, dialogs } from '@roommate/shell-api';

const PRECONDITION_FAILED = 412;

/** Whether the listing has changed since the form read it. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === PRECONDITION_FAILED;

/** Somebody has changed the fields in another tab or on another device. */
export class EditedElsewhereError extends Error {
  override readonly name = 'EditedElsewhereError';

  constructor(readonly fields: readonly string[]) {
    super('The listing was edited elsewhere.');
  }
}

const fieldNames = new Map([
  ['rentAmount', 'rent'],
  ['roomType', 'room type'],
  ['imageUrl', 'image'],
]);

/**
 * Shows the second of two editors the fields that the first one changed, and the next steps:
 * docs/decisions/0094-second-editor.md.
 */
export function reportEdit({ fields }: EditedElsewhereError): Promise<void> {
  const names = fields.map((field) => fieldNames.get(field) ?? field).join(', ');
  return dialogs.alert({
    title: 'Error',
    text:
      `The listing was changed in another tab or on another device: ${names}. Your changes are still in the form, but not saved. ` +
      'Press Update Listing again to overwrite the other change, or View Listing to see it first.',
    icon: 'error',
  });
}
