import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import { CardGrid } from './card-grid.tsx';
import styles from './card-grid.module.css';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';

/** Placeholders for listing cards: the `li`s of a grid that is hidden from screen readers. */
export const CardPlaceholders = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <ListingCardSkeleton />
    </li>
  ));

/** A grid of placeholders for cards that load. @param text for screen readers */
export const LoadingCards = ({ text, count }: { text: string; count: number }) => (
  <>
    <p role="status" className={styles.loading}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </p>
    <CardGrid aria-hidden="true">
      <CardPlaceholders count={count} />
    </CardGrid>
  </>
);
