import { hasUnsavedChanges } from '@roommate/shell-api';

/**
 * The router reverts a Back navigation that would lose edits, which fires one more event. It asks in a dialog of its own.
 */
export const isBackReverted = (): boolean => hasUnsavedChanges('navigation');
