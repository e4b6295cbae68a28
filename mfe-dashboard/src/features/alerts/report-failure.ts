import { notifications } from '@roommate/shell-api';

/** Reports a change that failed. */
export const reportFailure =
  (text: string) =>
  (error: Error): void =>
    notifications.error(`${text} ${error.message}`, { id: 'alerts-failed' });
