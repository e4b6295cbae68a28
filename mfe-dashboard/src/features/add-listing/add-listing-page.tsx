import { ListingForm } from '@roommate/listing-form';
import { PageHeader } from '@roommate/ui';
import { useRef } from 'react';
import { paths } from '../../../remote.json';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import styles from './add-listing-page.module.css';
import { DraftNotice } from './draft-notice.tsx';
import { mayBePosted, readDraft } from './draft.ts';
import { useAddListing } from './use-add-listing.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/** /dashboard/add-listing (spec, section 2). */
function AddListingPage() {
  const owner = useDashboardUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (): void => heading.current?.focus();
  const saved = useSavedDraft(owner, focusHeading);
  const addListing = useAddListing({
    owner,
    onPosted: saved.finish,
    onFailed: saved.fail,
    onAcknowledged: focusHeading,
  });
  const notice = saved.outcome && (
    <DraftNotice
      outcome={saved.outcome}
      onDiscard={() => {
        focusHeading();
        saved.discard();
      }}
    />
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={paths['/dashboard/add-listing'].meta.title}
        intro="Tell people about your room. Only the facts about the home are optional."
        headingRef={heading}
      />
      {/* A new visit starts at the top of the page.
          A user who has just clicked the button is at the end of the page. */}
      {!saved.isSentHere && notice}
      {/* The outcome decides what the next click does. */}
      <div className={styles.form} inert={saved.outcome === 'sending'}>
        <ListingForm
          key={saved.formKey}
          defaultValues={saved.values}
          draft={saved.outcome && (saved.outcome === 'sending' ? 'sending' : 'failed')}
          owner={owner}
          submitLabel="Add Listing"
          busyLabel="Adding..."
          onSubmit={addListing}
          notice={saved.isSentHere && notice}
          isDraftKept={() => readDraft(owner.uid) !== undefined}
          isOnlyInTab={() => mayBePosted(readDraft(owner.uid))}
          resetOnSuccess
        />
      </div>
    </div>
  );
}

export { AddListingPage as Component };
