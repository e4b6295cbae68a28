import { useHydrated } from '@roommate/ui';
import { ReviewCard } from './review-card.tsx';
import type { Review } from './reviews.ts';
import styles from './testimonials.module.css';

interface ReviewSlideProps {
  reviews: readonly Review[];
  /** Position of the slide, such as '1 of 3'. */
  label: string;
  /** A hidden slide is inert but keeps its space, so that the page below does not move. */
  shown: boolean;
}

export function ReviewSlide({ reviews, label, shown }: ReviewSlideProps) {
  // Without scripts all slides show.
  const isHydrated = useHydrated();
  return (
    <div
      className={shown ? styles.slide : `${styles.slide} ${styles.away}`}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown && isHydrated}
    >
      {reviews.map((review) => (
        <ReviewCard key={review.id} {...review} />
      ))}
    </div>
  );
}
