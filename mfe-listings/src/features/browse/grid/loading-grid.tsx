import { CardGrid, ListingCardSkeleton } from '@roommate/ui';
import styles from './loading-grid.module.css';

const SKELETON_COUNT = 8;

/** Shown until the first batch has loaded. */
export function LoadingGrid({ text }: { text: string }) {
  return (
    <>
      <p className={styles.text} role="status">
        {text}
      </p>
      <CardGrid data-grid="" aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <li key={index}>
            <ListingCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
