import { pagePaths, type Listing } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import {
  AvailabilityBadge,
  DataTable,
  Rent,
  VisuallyHidden,
  buttonClass,
  type DataTableColumn,
} from '@roommate/ui';
import { ChangeActions, type ChangeActionsProps } from './change-actions.tsx';
import styles from './my-listings.module.css';

interface MyListingsTableProps extends Omit<ChangeActionsProps, 'listing'> {
  listings: readonly Listing[];
}

/** The listings with the columns of the specification, section 2. */
export function MyListingsTable({ listings, ...actions }: MyListingsTableProps) {
  const columns: DataTableColumn<Listing>[] = [
    { key: 'number', header: '#', cell: (_, index) => index + 1 },
    { key: 'title', header: 'Title', cell: ({ title }) => title, rowHeader: true },
    { key: 'location', header: 'Location', cell: ({ location }) => location },
    { key: 'rent', header: 'Rent', cell: ({ rentAmount }) => <Rent amount={rentAmount} />, align: 'end' },
    { key: 'room-type', header: 'Room Type', cell: ({ roomType }) => roomType },
    {
      key: 'status',
      header: 'Status',
      cell: ({ availability }) => <AvailabilityBadge availability={availability} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (listing) => (
        <div className={styles.rowActions}>
          <Link className={buttonClass('quiet', 'small')} to={pagePaths.details(listing._id)}>
            <span>
              View<VisuallyHidden>: {listing.title}</VisuallyHidden>
            </span>
          </Link>
          <ChangeActions listing={listing} {...actions} />
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption="My listings"
      captionHidden
      columns={columns}
      rows={listings}
      rowKey={({ _id }) => _id}
    />
  );
}
