import { DataTable, ListingCardSkeleton, Skeleton, SkeletonLine } from '@roommate/ui';
import { DashboardCardGrid } from '../../listings/dashboard-card-grid.tsx';
import styles from './my-listings.module.css';
import { tableHeaders } from './my-listings-table.tsx';
import type { View } from './use-view.ts';

const rows = [0, 1, 2];
const button = <Skeleton width="5rem" height="2.25rem" />;

/** The skeleton of the listings in the chosen view. */
export const MyListingsSkeleton = ({ view }: { view: View }) =>
  view === 'table' ? <TableSkeleton /> : <CardsSkeleton />;

const CardsSkeleton = () => (
  <DashboardCardGrid aria-hidden="true">
    {rows.map((row) => (
      <li key={row} className={styles.card}>
        <ListingCardSkeleton />
        <div className={styles.actions}>
          <div className={styles.blank}>{button}</div>
          <div className={styles.blank}>{button}</div>
        </div>
      </li>
    ))}
  </DashboardCardGrid>
);

const columns = tableHeaders.map(({ key, ...header }) => ({
  key,
  ...header,
  cell: () => (key === 'actions' ? button : <SkeletonLine width="75%" />),
}));

// Inert, because a table takes the focus for keyboard scrolling and this one has no content yet.
const TableSkeleton = () => (
  <div inert>
    <DataTable caption="My listings" columns={columns} rows={rows} rowKey={String} />
  </div>
);
