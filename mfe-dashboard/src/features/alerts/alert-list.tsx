import { formatAmount, pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { DeleteItemButton } from '../../item-list/delete-item-button.tsx';
import { Item, ItemList } from '../../item-list/item-list.tsx';
import type { ShownAlert } from './alerts.ts';
import styles from './alerts.module.css';

const REMOVED = 'This room was removed';

interface AlertListProps {
  alerts: readonly ShownAlert[];
  /** Ids of the listings whose alerts are being deleted. */
  deletingIds: ReadonlySet<string>;
  onDelete: (listingId: string) => void;
}

/** The alerts, newest first, each with a link to its room. */
export function AlertList({ alerts, deletingIds, onDelete }: AlertListProps) {
  if (alerts.length === 0) {
    return (
      <p className={styles.empty}>
        No alerts yet. New rooms that match your saved searches appear here. To save a search,{' '}
        <Link to={pagePaths.browse}>search for rooms</Link>, then press &quot;Tell me about new rooms like
        this&quot;.
      </p>
    );
  }
  return (
    <ItemList label="Alerts">
      {alerts.map(({ listingId, listing, searchName, createdAt, isRead }) => (
        <Item
          key={listingId}
          name={
            <>
              {!isRead && <span className={styles.new}>New</span>}
              {listing ? (
                <Link to={pagePaths.details(listingId)} state={{ title: listing.title }}>
                  {listing.title}
                </Link>
              ) : (
                REMOVED
              )}
            </>
          }
          details={`${searchName} · ${timeOf(createdAt)}`}
          actions={
            <DeleteItemButton
              id={listingId}
              name={listing?.title ?? REMOVED}
              busy={deletingIds.has(listingId)}
              onPress={() => onDelete(listingId)}
            />
          }
        >
          {listing && (
            <p>
              {formatAmount(listing.rentAmount)}/month · {listing.location}
              {listing.availability !== 'available' && ' · No longer available'}
            </p>
          )}
        </Item>
      ))}
    </ItemList>
  );
}

const timeOf = (time: string): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
