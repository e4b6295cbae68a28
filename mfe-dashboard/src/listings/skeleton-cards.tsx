import { ListingCardSkeleton } from '@roommate/ui';
import { DashboardCardGrid } from './dashboard-card-grid.tsx';

/** Placeholders for cards that are loading. */
export const SkeletonCards = ({ count }: { count: number }) => (
  <DashboardCardGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <ListingCardSkeleton />
      </li>
    ))}
  </DashboardCardGrid>
);
