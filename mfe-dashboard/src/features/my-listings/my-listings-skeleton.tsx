import { DataTable, ListingCardSkeleton, Skeleton, SkeletonLine } from '@roommate/ui';
import { DashboardCardGrid } from '../../listings/dashboard-card-grid.tsx';
import styles from './my-listings.module.css';
import { HEADERS } from './my-listings-table.tsx';
import type { View } from './use-view.ts';

const PLACES = [0, 1, 2];
const button = <Skeleton width="5rem" height="2.25rem" />;

/** The shape of the listings in the view that is chosen, while they load. */
export const MyListingsSkeleton = ({ view }: { view: View }) =>
  view === 'table' ? <TableSkeleton /> : <CardsSkeleton />;

const CardsSkeleton = () => (
  <DashboardCardGrid aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place} className={styles.card}>
        <ListingCardSkeleton />
        <div className={styles.actions}>
          <div className={styles.blank}>{button}</div>
          <div className={styles.blank}>{button}</div>
        </div>
      </li>
    ))}
  </DashboardCardGrid>
);

const columns = HEADERS.map(({ key, ...header }) => ({
  key,
  ...header,
  cell: () => (key === 'actions' ? button : <SkeletonLine width="75%" />),
}));

// Inert, since a table can be scrolled by keyboard: nobody is to get into one that says nothing yet.
const TableSkeleton = () => (
  <div inert>
    <DataTable caption="My listings" captionHidden columns={columns} rows={PLACES} rowKey={String} />
  </div>
);
