import { firstBatch, type KnownBatches } from '../batches/known-batches.ts';

export interface GridLayout {
  columns: number;
  /** px between rows */
  gap: number;
  /** px from the top of the document to the grid */
  top: number;
}

/** The user's scroll position in the list. */
export interface ScrollPosition {
  /** px */
  scrollY: number;
  /** Index of the first listing on the screen. */
  index: number;
  /** With it the page has its former height before the first layout. */
  layout: GridLayout;
  /** px; the height that unseen rows get. */
  rowHeight: number;
  /**
   * px; the mean height of the rows above the screen. In one column a title takes one or two lines. A return gives all
   * rows this height, so that the same listings are at the same scroll position.
   */
  meanHeight: number;
}

/** Everything that a history entry needs to show the list again as it was. */
export interface Snapshot {
  position: ScrollPosition;
  known: KnownBatches;
}

export const startOfList: Snapshot = {
  position: { scrollY: 0, index: 0, layout: { columns: 1, gap: 0, top: 0 }, rowHeight: 440, meanHeight: 440 },
  known: firstBatch,
};
