import { ListingForm } from '@roommate/listing-form';
import { PageHeader } from '@roommate/ui';
import { useRef } from 'react';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import styles from './add-listing-page.module.css';
import { DraftNotice } from './draft-notice.tsx';
import { useAddListing } from './use-add-listing.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/** /dashboard/add-listing (spec, section 2). */
function AddListingPage() {
  const owner = useDashboardUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = useSavedDraft(owner);
  const addListing = useAddListing({
    owner,
    onPosted: saved.finish,
    onAcknowledged: () => heading.current?.focus(),
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title="Add Listing"
        intro="Tell people about your room. Only the facts about the home are optional."
        headingRef={heading}
      />
      {saved.outcome && (
        <DraftNotice
          outcome={saved.outcome}
          onDiscard={() => {
            heading.current?.focus();
            saved.discard();
          }}
        />
      )}
      {/* A changed form could post a second listing while the first may exist already. */}
      <div className={styles.form} inert={saved.outcome === 'sending'}>
        <ListingForm
          key={saved.formKey}
          defaultValues={saved.values}
          owner={owner}
          submitLabel="Add Listing"
          busyLabel="Adding..."
          onSubmit={addListing}
          resetOnSuccess
        />
      </div>
    </div>
  );
}

export { AddListingPage as Component };
