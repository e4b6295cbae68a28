import { Container, PageHeader, Skeleton, SkeletonLine, VisuallyHidden } from '@roommate/ui';
import styles from './listing-details.module.css';
import { ListingFactsSkeleton } from './listing-facts-skeleton.tsx';

const TitleSkeleton = () => (
  <>
    <VisuallyHidden>Listing details</VisuallyHidden>
    <SkeletonLine width="90%" />
    <SkeletonLine width="60%" className={styles.secondLine} />
  </>
);

/**
 * The shape of ListingDetails while the listing loads, with what the specification (section 2) says meanwhile.
 * @param title when the link that led here has told it
 */
export const ListingDetailsSkeleton = ({ title }: { title: string | undefined }) => (
  <Container>
    <PageHeader
      isPending
      eyebrow={<span role="status">Loading...</span>}
      title={title ?? <TitleSkeleton />}
      actions={<Skeleton width="7rem" height="var(--control-height)" />}
    />
    <div className={styles.parts} aria-hidden="true">
      <Skeleton height="auto" className={styles.blank} />
      <ListingFactsSkeleton />
      <div>
        <h2 className={styles.heading}>Description</h2>
        <SkeletonLine width="100%" />
        <SkeletonLine width="75%" />
      </div>
    </div>
  </Container>
);
