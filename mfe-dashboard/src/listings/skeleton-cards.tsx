import { CardPlaceholders } from '@roommate/ui';
import { DashboardCardGrid } from './dashboard-card-grid.tsx';

/** Placeholders for cards that are loading. */
export const SkeletonCards = ({ count }: { count: number }) => (
  <DashboardCardGrid aria-hidden="true">
    <CardPlaceholders count={count} />
  </DashboardCardGrid>
);
