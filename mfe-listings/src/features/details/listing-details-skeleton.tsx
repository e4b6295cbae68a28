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
 * The placeholder of ListingDetails while the listing loads, with the loading text of the specification (section 2).
 * @param title the listing's title, if the link passed it
 */
export function ListingDetailsSkeleton({ title }: { title: string | undefined }) {
  return (
    <Container>
      <PageHeader
        isPending
        eyebrow={<span role="status">Loading...</span>}
        title={title ?? <TitleSkeleton />}
        actions={
          <div className={styles.actions}>
            <Skeleton width="7rem" shape="control" />
            <Skeleton width="6.5rem" shape="control" />
            <Skeleton width="7rem" shape="control" className={styles.thirdAction} />
          </div>
        }
      />
      <div className={styles.sections} aria-hidden="true">
        <Skeleton className={styles.imageSkeleton} />
        <ListingFactsSkeleton />
        <div className={styles.text}>
          <h2 className={styles.heading}>Description</h2>
          <SkeletonLine width="100%" />
          <SkeletonLine width="75%" />
        </div>
      </div>
    </Container>
  );
}
