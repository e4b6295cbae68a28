import { Star } from 'lucide-react';
import styles from './review-card.module.css';

const MAX_STARS = 5;

/** A rating from 1 to 5. */
export const Stars = ({ rating }: { rating: number }) => (
  <p className={styles.stars} role="img" aria-label={`${rating} of ${MAX_STARS} stars`}>
    {Array.from({ length: MAX_STARS }, (_, index) => (
      <Star key={index} aria-hidden="true" className={index < rating ? styles.full : styles.empty} />
    ))}
  </p>
);
