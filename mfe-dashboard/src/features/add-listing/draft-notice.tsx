import { Button, Notice, Spinner } from '@roommate/ui';
import styles from './add-listing-page.module.css';
import type { DraftOutcome } from './draft.ts';

const texts: Record<Exclude<DraftOutcome, 'sending'>, string> = {
  refused: 'Your listing was not posted. Your draft is in the form. Press Add Listing to post it.',
  unknown:
    'It is not known whether your listing was posted. Your draft is in the form. Press Add Listing: it will be posted only once.',
};

/** Shows what is known about the draft that an earlier load of the page left. */
export function DraftNotice({ outcome, onDiscard }: { outcome: DraftOutcome; onDiscard: () => void }) {
  return (
    <div className={styles.draft}>
      {outcome === 'sending' ? (
        <Spinner label="Checking whether your listing was posted..." showLabel />
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
