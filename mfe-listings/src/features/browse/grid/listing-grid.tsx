import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { CardGrid, ListingCard, ListingCardSkeleton } from '@roommate/ui';
import { useRef } from 'react';
import { PAGE_SIZE } from '../api/get-listing-page.ts';
import { itemsBetween, knownCount } from '../paging/listing-page.ts';
import type { PagesState } from '../paging/listing-pages.ts';
import type { BrowseVisit } from '../visit/browse-visit.ts';
import { useListingRows } from './use-listing-rows.ts';

interface ListingGridProps {
  visit: BrowseVisit;
  state: PagesState;
  /** How many listings there are; undefined when not known. */
  total: number | undefined;
}

/** Listings of the page to come: their skeletons keep its place, so that it pushes nothing away when it is there. */
function comingCount({ pages, next }: PagesState, total: number | undefined): number {
  if (next === undefined) return 0;
  const rest = total === undefined ? PAGE_SIZE : total - knownCount(pages);
  return Math.min(PAGE_SIZE, Math.max(1, rest));
}

/** The cards on and around the screen, in a list as long as all that is known and the page after it. */
export function ListingGrid({ visit, state, total }: ListingGridProps) {
  const { pages } = state;
  const count = knownCount(pages) + comingCount(state, total);
  const grid = useRef<HTMLUListElement>(null);
  const { columns, from, to, before, after, measureRow } = useListingRows(grid, visit, count);
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
            // Nothing is to be read there yet.
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
