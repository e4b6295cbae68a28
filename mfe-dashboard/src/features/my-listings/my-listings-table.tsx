import { pagePaths, type Listing } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { AvailabilityBadge, DataTable, Rent, buttonClass, type DataTableColumn } from '@roommate/ui';
import { ChangeActions, type ChangeActionsProps } from './change-actions.tsx';
import styles from './my-listings.module.css';

interface MyListingsTableProps extends Omit<ChangeActionsProps, 'listing'> {
  listings: readonly Listing[];
}

/** The columns of the table (spec, section 2). */
export const tableHeaders = [
  { key: 'number', header: '#' },
  { key: 'title', header: 'Title', rowHeader: true, freeText: true },
  { key: 'location', header: 'Location', freeText: true },
  { key: 'rent', header: 'Rent', align: 'end' },
  { key: 'room-type', header: 'Room Type' },
  { key: 'status', header: 'Status' },
  { key: 'actions', header: 'Actions' },
] as const satisfies readonly Omit<DataTableColumn<Listing>, 'cell'>[];

type Key = (typeof tableHeaders)[number]['key'];

export function MyListingsTable({ listings, ...actions }: MyListingsTableProps) {
  const cells: Record<Key, DataTableColumn<Listing>['cell']> = {
    number: (_, index) => index + 1,
    title: ({ title }) => title,
    location: ({ location }) => location,
    rent: ({ rentAmount }) => <Rent amount={rentAmount} />,
    'room-type': ({ roomType }) => roomType,
    status: ({ availability }) => <AvailabilityBadge availability={availability} />,
    actions: (listing) => (
      <div className={styles.rowActions}>
        <Link
          className={buttonClass('quiet', 'small')}
          to={pagePaths.details(listing._id)}
          aria-label={`View: ${listing.title}`}
        >
          View
        </Link>
        <ChangeActions listing={listing} {...actions} />
      </div>
    ),
  };
  return (
    <DataTable
      caption="My listings"
      columns={tableHeaders.map((header) => ({ ...header, cell: cells[header.key] }))}
      rows={listings}
      rowKey={({ _id }) => _id}
    />
  );
}
