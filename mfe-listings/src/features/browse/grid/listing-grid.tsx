import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { CardGrid, ListingCard, ListingCardSkeleton } from '@roommate/ui';
import { useRef } from 'react';
import { itemsBetween, type ListingPage } from '../paging/listing-page.ts';
import type { BrowseVisit } from '../visit/browse-visit.ts';
import { useListingRows } from './use-listing-rows.ts';

interface ListingGridProps {
  visit: BrowseVisit;
  pages: readonly ListingPage[];
  /** How many listings there are; undefined when not known. */
  total: number | undefined;
}

/** The cards on and around the screen, in a list as long as all that is known. */
export function ListingGrid({ visit, pages, total }: ListingGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, from, to, before, after, measureRow } = useListingRows(grid, visit, pages);
  return (
    <CardGrid ref={grid} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
      {itemsBetween(pages, from, to).map((listing, offset) => {
        const index = from + offset;
        const startsRow = index % columns === 0;
        return (
          <li
            // Other columns make other rows, to be measured anew.
            key={`${columns} ${index}`}
            {...(startsRow && { ref: measureRow, 'data-index': index / columns })}
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
