import type { ListingSummary } from '@roommate/contracts';
import { BATCH_SIZE } from '../batches/batch.ts';

/** The ids of the loaded batches on and around the screen. */
export function shownBatches(
  from: number,
  to: number,
  itemAt: (index: number) => ListingSummary | undefined,
): string[][] {
  const first = Math.floor(from / BATCH_SIZE);
  const end = Math.ceil(to / BATCH_SIZE);
  const batches = Array.from({ length: Math.max(0, end - first) }, (_, offset) =>
    Array.from({ length: BATCH_SIZE }, (_item, index) => itemAt((first + offset) * BATCH_SIZE + index)),
  );
  return batches.map((items) => items.flatMap((item) => item?._id ?? [])).filter((ids) => ids.length > 0);
}
