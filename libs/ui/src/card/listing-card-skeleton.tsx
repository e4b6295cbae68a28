import { clsx } from 'clsx';
import { Skeleton } from '../image/skeleton.tsx';
import own from './listing-card-skeleton.module.css';
import styles from './listing-card.module.css';

const Line = ({ width }: { width: string }) => (
  <span className={clsx(own.line, own.lines)}>
    <Skeleton shape="text" width={width} height="0.8em" />
  </span>
);

/** The shape of a ListingCard, of the same height to the pixel, while listings load. */
export function ListingCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton height="auto" className={own.picture} />
      <div className={styles.plate}>
        <span className={own.line}>
          <Skeleton shape="text" width="8rem" height="0.8em" />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <Line width="95%" />
          <Line width="60%" />
        </div>
        <div className={styles.place}>
          <Line width="70%" />
        </div>
        <div className={styles.badges}>
          <Skeleton width="5rem" height="1.5rem" />
          <Skeleton width="6.5rem" height="1.5rem" />
        </div>
        <div className={styles.poster}>
          <Line width="55%" />
        </div>
        <div className={styles.foot}>
          <Line width="40%" />
        </div>
      </div>
    </div>
  );
}
