import type { EarlyEnd } from '../matches/early-end.ts';
import { BATCH_SIZE, FIRST_CURSOR, type Batch } from './batch.ts';

/**
 * The batches with a known cursor. Each batch contains the cursor of the next one, so they become known in order.
 * The last one may not have been fetched yet.
 */
export interface KnownBatches {
  /** One per batch, the first one is FIRST_CURSOR. */
  cursors: readonly string[];
  /** The number of listings in all batches, once the last one has been fetched. */
  count?: number | undefined;
  /** Why the last batch is the last one although more rooms may match. */
  end?: EarlyEnd | undefined;
}

export const firstBatch: KnownBatches = { cursors: [FIRST_CURSOR] };

/**
 * Adds the information of a fetched batch. After listings were added or deleted, it can name another next batch than before.
 * Then the later batches are forgotten. Otherwise a listing could appear twice or be missing.
 */
export function withBatch(known: KnownBatches, index: number, { items, next, end }: Batch): KnownBatches {
  const { cursors, count } = known;
  const start = index * BATCH_SIZE;
  if (next === undefined) {
    const total = start + items.length;
    if (count === total && known.end === end) return known;
    return { cursors: cursors.slice(0, index + 1), count: total, end };
  }
  return cursors[index + 1] === next ? known : { cursors: [...cursors.slice(0, index + 1), next] };
}

/** The number of listings in all batches except one that is not fetched yet. */
export const loadedCount = ({ cursors, count }: KnownBatches): number =>
  count ?? (cursors.length - 1) * BATCH_SIZE;

/** ready: at least one batch has been loaded. The other states are those of the first batch. */
export type ListStatus = 'loading' | 'failed' | 'empty' | 'ready';

/** @param isFailed a batch in view could not be loaded */
export function statusOf(known: KnownBatches, isFailed: boolean): ListStatus {
  if (known.count === 0) return 'empty';
  if (loadedCount(known) > 0) return 'ready';
  return isFailed ? 'failed' : 'loading';
}

/**
 * The number of listings with a place in the list. They are the loaded ones and those of the next batch, shown as
 * skeletons.
 * @param total the number of all listings, if known
 */
export function placeCount(known: KnownBatches, total: number | undefined): number {
  if (known.count !== undefined) return known.count;
  const loaded = loadedCount(known);
  const rest = total === undefined ? BATCH_SIZE : total - loaded;
  return loaded + Math.min(BATCH_SIZE, Math.max(1, rest));
}
