import { SkeletonLine } from '../image/skeleton-line.tsx';
import { Skeleton, type SkeletonProps } from '../image/skeleton.tsx';
import { Card } from './card.tsx';
import skeleton from './listing-card-skeleton.module.css';
import styles from './listing-card.module.css';

const Line = ({ width }: Pick<SkeletonProps, 'width'>) => (
  <SkeletonLine width={width} className={skeleton.lines} />
);

/** A placeholder with exactly the height of a ListingCard, shown while listings load. */
export function ListingCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton className={skeleton.image} />
      <div className={styles.plate}>
        <SkeletonLine width="8rem" />
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
    </Card>
  );
}
