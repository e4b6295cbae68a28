import type { Session } from '@roommate/shell-api';

/** Whether the page shows for a user whom the provider must still confirm: docs/decisions/0393-kept-sessions.md. */
export const isUnconfirmed = (session: Session): boolean =>
  session.status === 'loading' && session.isUnconfirmed === true;
