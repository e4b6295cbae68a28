import { ReviewCard } from './review-card.tsx';
import type { Review } from './reviews.ts';
import styles from './testimonials.module.css';

interface ReviewSlideProps {
  reviews: readonly Review[];
  /** Which of the slides it is. */
  label: string;
  /** The others keep their place, so that the page below does not move, and nobody can get into them. */
  shown: boolean;
}

export const ReviewSlide = ({ reviews, label, shown }: ReviewSlideProps) => (
  <div
    className={shown ? styles.slide : `${styles.slide} ${styles.away}`}
    role="group"
    aria-roledescription="slide"
    aria-label={label}
    inert={!shown}
  >
    {reviews.map((review) => (
      <ReviewCard key={review.id} {...review} />
    ))}
  </div>
);
