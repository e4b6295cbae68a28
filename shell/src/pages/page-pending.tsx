import { useLocation, useMissingContent, useSession } from '@roommate/shell-api';
import { Spinner } from '@roommate/ui';
import { useContext } from 'react';
import styles from './page-pending.module.css';
import { ServedSkeleton } from './served-skeleton.ts';

const spinner = (slow: boolean, label = 'Loading...') => (
  <Spinner size="large" label={slow ? 'Still connecting...' : label} showLabel={slow} />
);

interface SpinnerAboveProps {
  slow: boolean;
  /** What is loading. */
  label?: string;
}

/** Above a page that waits for the provider (spec, section 2). */
export const SpinnerAbove = ({ slow, label }: SpinnerAboveProps) => (
  <div className={styles.over}>{spinner(slow, label)}</div>
);

/**
 * In place of a page that is not there yet. Its code is loading, or it is not known yet who is signed in. The skeleton
 * of the HTML stays below the spinner. It is what the same site has put into this document.
 */
export function PagePending() {
  const session = useSession();
  useMissingContent(true);
  const { pathname } = useLocation();
  const skeleton = useContext(ServedSkeleton);
  const slow = session.status === 'loading' && session.slow;
  if (skeleton?.pathname !== pathname) return <div className={styles.pending}>{spinner(slow)}</div>;
  return (
    <>
      <SpinnerAbove slow={slow} />
      <div dangerouslySetInnerHTML={{ __html: skeleton.html }} />
    </>
  );
}
