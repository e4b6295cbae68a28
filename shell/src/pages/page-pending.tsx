import { useLocation, useMissingContent, useSession } from '@roommate/shell-api';
import { Spinner } from '@roommate/ui';
import { useContext } from 'react';
import styles from './page-pending.module.css';
import { ServedSkeleton } from './served-skeleton.ts';

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
  const spinner = (
    <Spinner size="large" label={slow ? 'Still connecting...' : 'Loading...'} showLabel={slow} />
  );
  if (skeleton?.pathname !== pathname) return <div className={styles.pending}>{spinner}</div>;
  return (
    <>
      <div className={styles.over}>{spinner}</div>
      <div dangerouslySetInnerHTML={{ __html: skeleton.html }} />
    </>
  );
}
