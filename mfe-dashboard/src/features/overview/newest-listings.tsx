import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { ListingCard } from '@roommate/ui';
import { useId } from 'react';
import { cardFields } from '../../listings/card-fields.ts';
import { DashboardCardGrid } from '../../listings/dashboard-card-grid.tsx';
import { SkeletonCards } from '../../listings/skeleton-cards.tsx';
import { InterestCard } from './interest-card.tsx';
import styles from './overview-page.module.css';
import { useOwnListings } from './overview.ts';

/** One row on a wide screen. */
const COUNT = 3;

/** The user's newest listings. It is absent without listings and when they could not be loaded. */
export function NewestListings({ email }: { email: string }) {
  const titleId = useId();
  const { data, isFetching } = useOwnListings(email);
  if (data ? data.length === 0 : !isFetching) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Your newest rooms</h2>
      {data ? (
        <DashboardCardGrid>
          {data.slice(0, COUNT).map((listing) => (
            <li key={listing._id}>
              <ListingCard
                {...cardFields(listing)}
                linkAs={Link}
                linkTo={pagePaths.details(listing._id)}
                linkLabel="View"
              />
            </li>
          ))}
          {data.length < COUNT && <InterestCard listings={data} />}
        </DashboardCardGrid>
      ) : (
        <SkeletonCards count={COUNT} />
      )}
    </section>
  );
}
