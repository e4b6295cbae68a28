import { CardGrid, ListingCardSkeleton, VisuallyHidden } from '@roommate/ui';

const COUNT = 4;

/** Shown until it is known what is saved. */
export const LoadingCards = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your saved rooms...</VisuallyHidden>
    </p>
    <CardGrid aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <li key={index}>
          <ListingCardSkeleton />
        </li>
      ))}
    </CardGrid>
  </>
);
