import { type Match, pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { AfterFirstPaint, CardGrid, ListingCard, ListingCardSkeleton } from '@roommate/ui';
import { useEffect, useRef } from 'react';
import { AHEAD, BATCH_SIZE } from '../batches/batch.ts';
import { loadedCount, placeCount } from '../batches/known-batches.ts';
import type { Batches } from '../batches/use-batches.ts';
import type { DistanceTexts } from '../filters/distance-text.ts';
import type { PositionTracker } from '../scroll-position/position-tracker.ts';
import type { RowFollower } from './row-follower.tsx';
import { SaveCard } from './save-card.tsx';
import { useListingRows } from './use-listing-rows.ts';
import { useRowGeneration } from './use-row-generation.ts';

interface ListingGridProps {
  batches: Batches;
  /** How well the listings on the screen fit the person, by their ids. */
  matches: ReadonlyMap<string, Match>;
  tracker: PositionTracker;
  /** The number of all listings; undefined while it is not known. */
  total: number | undefined;
  /** Only in the order by distance. */
  distanceText?: DistanceTexts | undefined;
  /** Undefined until its code has loaded. */
  Follower: typeof RowFollower | undefined;
}

/**
 * The cards on and around the screen. The next batch has its place as skeletons, so that it does not push the footer
 * away (docs/decisions/0165-skeletons-for-the-next-page.md).
 */
export function ListingGrid({ batches, matches, tracker, total, distanceText, Follower }: ListingGridProps) {
  const { known, itemAt, show } = batches;
  const grid = useRef<HTMLUListElement>(null);
  const count = placeCount(known, total);
  const followsFromStart = Follower !== undefined;
  const { rows, layout, isFollowed, onRows } = useListingRows(
    grid,
    tracker,
    count,
    loadedCount(known),
    followsFromStart,
  );
  const { columns, from, to, before, after, measureRow } = rows;
  const generation = useRowGeneration(columns, isFollowed);
  useEffect(() => {
    // Until something follows the visitor, everything that has loaded shows, and nothing more may load automatically.
    if (isFollowed) show({ from, to });
    else if (to > BATCH_SIZE) show({ from, to: to - AHEAD });
  }, [show, from, to, isFollowed]);
  return (
    <>
      <CardGrid
        ref={grid}
        data-grid=""
        // What follows the visitor needs the real heights.
        skipsLayout={!Follower}
        // eslint-disable-next-line no-restricted-syntax -- only after a scroll: the first render has no style
        style={{
          ...(before > 0 && { paddingBlockStart: before }),
          ...(after > 0 && { paddingBlockEnd: after }),
        }}
      >
        {Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
          const index = from + offset;
          const listing = itemAt(index);
          const startsRow = index % columns === 0;
          return (
            <li
              key={`${generation} ${index}`}
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
                  distance={distanceText?.short(listing.km)}
                  fullDistance={distanceText?.full?.(listing.km)}
                  match={matches.get(listing._id)}
                  priority={index < columns}
                  headingLevel={2}
                  saveAs={SaveCard}
                />
              ) : (
                <ListingCardSkeleton />
              )}
            </li>
          );
        })}
      </CardGrid>
      {/* It measures the cards and renders more. A visitor who returns into the list needs that for the first paint. */}
      {Follower && (
        <AfterFirstPaint isImmediate={tracker.position.index > 0}>
          <Follower {...{ grid, tracker, layout, count, onRows }} />
        </AfterFirstPaint>
      )}
    </>
  );
}
