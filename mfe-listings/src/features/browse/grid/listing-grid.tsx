import { pagePaths } from '@roommate/contracts';
import { Link, useSaveControls } from '@roommate/shell-api';
import { CardGrid, ListingCard, ListingCardSkeleton } from '@roommate/ui';
import { useEffect, useRef } from 'react';
import { placeCount } from '../batches/known-batches.ts';
import type { Batches } from '../batches/use-batches.ts';
import type { PlaceTracker } from '../place/place-tracker.ts';
import { useListingRows } from './use-listing-rows.ts';

interface ListingGridProps {
  batches: Batches;
  tracker: PlaceTracker;
  /** The number of all listings; undefined while it is not known. */
  total: number | undefined;
}

/**
 * The cards on and around the screen. The next batch has its place as skeletons, so that it does not push the footer
 * away (docs/decisions/0165-skeletons-for-the-next-page.md).
 */
export function ListingGrid({ batches, tracker, total }: ListingGridProps) {
  const { known, itemAt, show } = batches;
  const grid = useRef<HTMLUListElement>(null);
  const rows = useListingRows(grid, tracker, placeCount(known, total));
  const { columns, from, to, before, after, measureRow } = rows;
  const saveControl = useSaveControls();
  useEffect(() => show({ from, to }), [show, from, to]);
  return (
    <CardGrid ref={grid} data-grid="" style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
      {Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
        const index = from + offset;
        const listing = itemAt(index);
        const startsRow = index % columns === 0;
        return (
          <li
            // Another number of columns makes other rows, which must be measured again.
            key={`${columns} ${index}`}
            {...(startsRow && { ref: measureRow, 'data-index': index / columns })}
            // A skeleton has no content for screen readers.
            aria-hidden={!listing || undefined}
            aria-posinset={index + 1}
            aria-setsize={total ?? -1}
          >
            {listing ? (
              <ListingCard
                {...listing}
                linkTo={pagePaths.details(listing._id)}
                linkAs={Link}
                linkLabel="See Details"
                index={index + 1}
                priority={index < columns}
                headingLevel={2}
                save={saveControl(listing._id)}
              />
            ) : (
              <ListingCardSkeleton />
            )}
          </li>
        );
      })}
    </CardGrid>
  );
}
