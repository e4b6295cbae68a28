import type { Listing } from '@roommate/contracts';
import { SkeletonLine } from '@roommate/ui';
import { ContactText } from './contact-text.tsx';
import { Fact } from './fact.tsx';
import styles from './listing-facts.module.css';

/** Why the API withholds the e-mail. It may get new reasons. */
function reasonOf(withheld: string): string {
  if (withheld === 'unconfirmed') return 'Not shown: the poster has not confirmed the email address.';
  if (withheld === 'daily_limit') {
    return 'Not shown: you have seen the email addresses of many listings today. Open this page again tomorrow.';
  }
  return 'Not shown.';
}

/** The poster's e-mail, or the reason why the page does not show it. */
export function EmailFact({ email, emailWithheld }: Pick<Listing, 'email' | 'emailWithheld'>) {
  if (email) {
    return (
      <Fact label="Email" wide>
        <ContactText contact={email} />
      </Fact>
    );
  }
  return (
    <Fact label="Email" wide>
      {emailWithheld === undefined ? (
        // A rendered page shows what anybody may see. The line keeps the place until the API has responded to this user.
        <SkeletonLine width="60%" />
      ) : (
        <span className={styles.hidden}>{reasonOf(emailWithheld)}</span>
      )}
    </Fact>
  );
}
