import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Notice, RetryButton, buttonClass } from '@roommate/ui';
import { codeOf, errorText } from '../auth/error-text.ts';
import styles from './sign-in-page.module.css';

/** With these codes no further try with the same link can succeed. */
const finalCodes = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Whether a link is done for, whatever the reason; else it was only not possible to ask. */
export const isFinal = (error: unknown): boolean => finalCodes.includes(codeOf(error) ?? '');

/** Why a reset link cannot be used, and the way on. */
export function ResetLinkRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles.form}>
      <Notice tone="warn">{errorText(error)}</Notice>
      {isFinal(error) ? (
        <Link className={buttonClass('primary', 'large')} to={pagePaths.forgotPassword}>
          Send a new link
        </Link>
      ) : (
        <RetryButton size="large" onRetry={onRetry} />
      )}
    </div>
  );
}
