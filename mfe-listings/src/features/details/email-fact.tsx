import type { Listing } from '@roommate/contracts';
import { RetryButton, SkeletonLine } from '@roommate/ui';
import { useListing } from '../listing/listing.ts';
import { ContactText } from './contact-text.tsx';
import { Fact } from './fact.tsx';
import styles from './listing-facts.module.css';

/** Why the API withholds the email. It may get new reasons. */
function reasonOf(withheld: string | undefined): string {
  if (withheld === undefined) return "The poster's account has no email address.";
  if (withheld === 'unconfirmed') return 'Not shown: the poster has not confirmed the email address.';
  if (withheld === 'daily_limit') {
    return 'Not shown: you have seen the email addresses of many listings today. Open this page again tomorrow.';
  }
  if (withheld === 'unavailable') return 'Not shown: the poster cannot be contacted at the moment.';
  return 'Not shown.';
}

/**
 * Whether the response for this user is still to come. A rendered page shows public data, and a page that loaded ahead
 * shows a response without the email.
 */
function isWaiting({ isOwner, isLiked, emailWithheld }: Listing): boolean {
  if (emailWithheld !== undefined) return emailWithheld === 'prefetch';
  return !isOwner && isLiked === undefined;
}

/** The poster's email, or the reason why the page does not show it. */
export function EmailFact({ listing }: { listing: Listing }) {
  const { email, emailWithheld } = listing;
  const { status, refetch } = useListing(listing._id);
  if (email) {
    return (
      <Fact label="Email" wide>
        <ContactText contact={email} />
      </Fact>
    );
  }
  if (isWaiting(listing) && status === 'error') {
    return (
      <Fact label="Email" wide>
        <span className={styles.hidden}>The email could not be loaded.</span>{' '}
        <RetryButton size="small" variant="secondary" onRetry={() => void refetch()} />
      </Fact>
    );
  }
  return (
    <Fact label="Email" wide>
      {isWaiting(listing) ? (
        <SkeletonLine width="60%" />
      ) : (
        <span className={styles.hidden}>{reasonOf(emailWithheld)}</span>
      )}
    </Fact>
  );
}
