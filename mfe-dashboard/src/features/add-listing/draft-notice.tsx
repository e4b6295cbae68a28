import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Button, Notice, Spinner, useOnline } from '@roommate/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './add-listing-page.module.css';
import type { DraftOutcome } from './stored-draft.ts';

/** The name of the page in the menu. */
const manageListings = <Link to={pagePaths.myListings}>Manage Listings</Link>;

const texts: Record<Exclude<DraftOutcome, 'sending'>, ReactNode> = {
  refused:
    'Your listing was not posted. Your draft is in the form. Check it, then press Add Listing to post it.',
  unknown:
    'We could not confirm that your listing was posted. Your draft is in the form. Press Add Listing: it will be posted only once, even if you change it.',
  outdated:
    'Your listing was posted. Your latest changes may be missing. Press Add Listing to save them. It will not be posted again.',
  edited: (
    <>
      Your listing was posted, and then edited elsewhere. Your latest changes are not saved. See the other
      edit in {manageListings}, or press Add Listing to save your changes over it.
    </>
  ),
  deleted: 'Your listing was posted, but it no longer exists. Press Add Listing to post it again.',
  unclear: (
    <>
      We could not confirm that your listing was posted. Check {manageListings} first. If you press Add
      Listing, it could be posted twice.
    </>
  ),
};

interface DraftNoticeProps {
  outcome: DraftOutcome;
  onDiscard: () => void;
}

/** Shows what is known about a draft that was sent. It takes the focus, so that it is on the screen and is read aloud. */
export function DraftNotice({ outcome, onDiscard }: DraftNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.draft} tabIndex={-1}>
      {outcome === 'sending' ? (
        <Spinner
          label={
            isOnline
              ? 'Checking whether your listing was posted...'
              : 'You are offline. When you are back online, this page checks whether your listing was posted.'
          }
          showLabel
        />
      ) : (
        <Notice tone="warn">
          <p>{texts[outcome]}</p>
          <Button className={styles.discard} variant="secondary" size="small" onClick={onDiscard}>
            Discard Draft
          </Button>
        </Notice>
      )}
    </div>
  );
}
