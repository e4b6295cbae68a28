import { CardGrid, ListingCardSkeleton } from '@roommate/ui';
import styles from './loading-grid.module.css';

const FIRST_SCREEN = 8;

/** What shows until the first listings are there. */
export function LoadingGrid() {
  return (
    <>
      <p className={styles.text} role="status">
        Loading all listings...
      </p>
      <CardGrid aria-hidden="true">
        {Array.from({ length: FIRST_SCREEN }, (_, index) => (
          <li key={index}>
            <ListingCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
