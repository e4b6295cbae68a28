import { useState, type RefObject } from 'react';
import type { PositionTracker } from '../scroll-position/position-tracker.ts';
import { rowsAt, sameRows, type ListingRows } from './rows.ts';
import { useGridLayout } from './use-grid-layout.ts';

/** On a phone, it fills the rest of the screen. Each further row would delay the first paint of the page. */
const FIRST_ROWS = 1;

/**
 * The listings to render. Without the code that follows the visitor, these are all loaded ones. Others have no position,
 * because nothing would load them. With that code from the start, these are few, until it reports rows.
 * @param count the number of listings with a place in the list
 * @param loaded how many of them have loaded without a gap
 * @param followsFromStart whether that code is here already
 */
export function useListingRows(
  grid: RefObject<HTMLElement | null>,
  tracker: PositionTracker,
  count: number,
  loaded: number,
  followsFromStart: boolean,
) {
  const layout = useGridLayout(grid, tracker.position.layout);
  const [followed, setFollowed] = useState<ListingRows>();
  const [isFew] = useState(followsFromStart);
  const { position } = tracker;
  const unfollowed = isFew
    ? rowsAt(position, layout, count, FIRST_ROWS * layout.columns)
    : rowsAt(position, layout, loaded, loaded);
  return {
    rows: followed ?? unfollowed,
    layout,
    isFollowed: followed !== undefined,
    onRows: (next: ListingRows): void => setFollowed((current) => (sameRows(current, next) ? current : next)),
  };
}
