import { Card, Skeleton, SkeletonLine } from '@roommate/ui';
import { Fact } from './fact.tsx';
import styles from './listing-facts.module.css';

const badge = <Skeleton width="5.5rem" height="1.5rem" />;

/** The placeholder of ListingFacts: its labels without the values. */
export const ListingFactsSkeleton = () => (
  <Card as="dl" className={styles.facts}>
    <Fact label="Rent" wide>
      <SkeletonLine width="9rem" className={styles.rentLine} />
    </Fact>
    <Fact label="Room type">{badge}</Fact>
    <Fact label="Availability">{badge}</Fact>
    {['Location', 'Lifestyle', 'Name', 'Email', 'Contact'].map((label) => (
      <Fact key={label} label={label} wide>
        <SkeletonLine width="60%" />
      </Fact>
    ))}
  </Card>
);
