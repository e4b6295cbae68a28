import { Card } from '@roommate/ui';
import { MapPin } from 'lucide-react';
import type { Review } from './reviews.ts';
import { Stars } from './stars.tsx';
import styles from './review-card.module.css';

/** One user's review. */
export const ReviewCard = ({ name, role, image, rating, review, location }: Review) => (
  <Card as="figure" className={styles.card}>
    <Stars rating={rating} />
    <blockquote className={styles.text}>{review}</blockquote>
    <figcaption className={styles.person}>
      <img
        className={styles.photo}
        src={image}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
      />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.role}>{role}</p>
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          {location}
        </p>
      </div>
    </figcaption>
  </Card>
);
