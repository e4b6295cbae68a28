import { useState } from 'react';

/**
 * Counts how often the rows became other rows, which must be measured again. Only rows that are followed are measured.
 * So the first measurement of the grid replaces no card. A click that began on a card would have no effect.
 */
export function useRowGeneration(columns: number, isFollowed: boolean): number {
  const [followed, setFollowed] = useState<{ columns: number; generation: number }>();
  if (isFollowed && followed?.columns !== columns) {
    setFollowed({ columns, generation: followed ? followed.generation + 1 : 0 });
  }
  return followed?.generation ?? 0;
}
