import { hasUnsavedChanges } from '@roommate/shell-api';

/** The router takes back a Back that would lose edits, which is one more event. It asks in a dialog of its own. */
export const isTakenBack = (): boolean => hasUnsavedChanges('navigation');
