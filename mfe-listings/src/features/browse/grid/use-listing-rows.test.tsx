import { renderHook } from '@testing-library/react';
import { startOfList } from '../scroll-position/scroll-position.ts';
import { PositionTracker } from '../scroll-position/position-tracker.ts';
import { useListingRows } from './use-listing-rows.ts';

/** The indexes to render of 24 loaded listings and 12 that follow. */
function firstRows(columns: number, followsFromStart: boolean): [number, number] {
  const { position } = startOfList;
  const tracker = new PositionTracker({ ...position, layout: { ...position.layout, columns } });
  const { result } = renderHook(() => useListingRows({ current: null }, tracker, 36, 24, followsFromStart));
  return [result.current.rows.from, result.current.rows.to];
}

describe('useListingRows', () => {
  it('starts with one row when the code that follows the visitor is there', () => {
    expect(firstRows(1, true)).toEqual([0, 1]);
    expect(firstRows(4, true)).toEqual([0, 4]);
  });

  it('starts with all loaded listings without that code', () => {
    expect(firstRows(1, false)).toEqual([0, 24]);
  });
});
