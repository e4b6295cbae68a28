import { Notice, RetryButton } from '@roommate/ui';
import type { ReactNode } from 'react';
import { codeOf, errorText } from '../auth/error-text.ts';
import styles from './sign-in-page.module.css';

/** With these codes no further try with the same link can succeed. */
const finalCodes = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Whether a link can never be used, for any reason. Otherwise only the request failed. */
export const isFinal = (error: unknown): boolean => finalCodes.includes(codeOf(error) ?? '');

interface LinkRefusedProps {
  error: unknown;
  onRetry: () => void;
  /** How to get a new link. */
  newLink: ReactNode;
}

/** Why the link of an email cannot be used, and what the user can do next. */
export const LinkRefused = ({ error, onRetry, newLink }: LinkRefusedProps) => (
  <div className={styles.form}>
    <Notice tone="warn">{errorText(error)}</Notice>
    {isFinal(error) ? newLink : <RetryButton size="large" onRetry={onRetry} />}
  </div>
);
