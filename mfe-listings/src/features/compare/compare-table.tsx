import { pagePaths, type Listing } from '@roommate/contracts';
import { Link, useSaveControls } from '@roommate/shell-api';
import { useMatches } from '@roommate/shell-api/query';
import { buttonClass, Card, ListingImage, SaveButton } from '@roommate/ui';
import { MoveHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { comparedRows, matchRow } from './compared-rows.ts';
import { comparePath } from './compare-path.ts';
import styles from './compare-table.module.css';
import { removeLink } from './use-focus-after-remove.ts';

/** After the availability. */
const MATCH_POSITION = 4;

interface CompareTableProps {
  listings: readonly Listing[];
  /** The ids of the comparison, also of rooms that no longer exist. */
  ids: readonly string[];
  ref: Ref<HTMLTableElement>;
  /** Called before a room leaves, with its position among the listings. */
  onRemove: (position: number) => void;
}

const summaryOf = (differences: number, facts: number): string =>
  differences === 0 ? 'All facts are the same.' : `${differences} of ${facts} facts differ. They are marked.`;

/** The rooms as columns. Each fact has a line for its name, so that two rooms fit beside each other on a phone. */
export function CompareTable({ listings, ids, ref, onRemove }: CompareTableProps) {
  const saveControl = useSaveControls();
  const rows = comparedRows(listings);
  const matches = useMatches([listings.map(({ _id }) => _id)]);
  // Below the first screen, where a late row moves nothing that is in view.
  const shown = matches.size > 0 ? rows.toSpliced(MATCH_POSITION, 0, matchRow(listings, matches)) : rows;
  const differences = rows.filter(({ differs }) => differs).length;
  return (
    <>
      <p className={styles.summary}>{listings.length > 1 && summaryOf(differences, rows.length)}</p>
      {listings.length > 2 && (
        <p className={styles.hint}>
          <MoveHorizontal aria-hidden="true" />
          Scroll sideways to see every room.
        </p>
      )}
      <Card className={styles.scroller} role="region" aria-label="Comparison" tabIndex={0}>
        <table ref={ref} className={styles.table}>
          <thead>
            <tr>
              {listings.map((listing) => (
                <th key={listing._id} scope="col" className={styles.room}>
                  <ListingImage src={listing.imageUrl} alt="" className={styles.image} />
                  <Link to={pagePaths.details(listing._id)} state={{ title: listing.title }}>
                    {listing.title}
                  </Link>
                </th>
              ))}
            </tr>
            <tr>
              {listings.map(({ _id, title }, position) => (
                <td key={_id}>
                  <div className={styles.actions}>
                    <SaveButton {...saveControl(_id)} title={title} />
                    <Link
                      {...removeLink}
                      className={buttonClass('quiet', 'small')}
                      to={comparePath(ids.filter((id) => id !== _id))}
                      replace
                      onClick={() => onRemove(position)}
                      aria-label={`Remove from the comparison: ${title}`}
                    >
                      Remove
                    </Link>
                  </div>
                </td>
              ))}
            </tr>
          </thead>
          {shown.map(({ label, values, differs }) => (
            <tbody key={label} className={differs ? styles.differs : undefined}>
              <tr>
                <th scope="rowgroup" colSpan={listings.length} className={styles.label}>
                  <span className={styles.labelText}>
                    {label}
                    {differs && <span className={styles.mark}>Differs</span>}
                  </span>
                </th>
              </tr>
              <tr>
                {values.map((value, column) => (
                  <td key={listings[column]?._id} className={styles.value}>
                    {value}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </Card>
    </>
  );
}
