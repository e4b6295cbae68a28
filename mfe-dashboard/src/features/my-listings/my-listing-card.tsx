import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { ListingCard } from '@roommate/ui';
import { cardFields } from '../../listings/card-fields.ts';
import { ChangeActions, type ChangeActionsProps } from './change-actions.tsx';
import styles from './my-listings.module.css';

/** A listing of the user: a card that links to it, with the actions below. */
export function MyListingCard({ listing, ...actions }: ChangeActionsProps) {
  return (
    <li className={styles.card}>
      <ListingCard
        {...cardFields(listing)}
        headingLevel={2}
        linkAs={Link}
        linkTo={pagePaths.details(listing._id)}
        linkLabel="View"
      />
      <div className={styles.actions}>
        <ChangeActions listing={listing} {...actions} />
      </div>
    </li>
  );
}
