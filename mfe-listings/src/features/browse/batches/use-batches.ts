import { useQueries } from '@roommate/shell-api/query';
import { useCallback, useState } from 'react';
import type { SearchKey } from '../search-url/search-key.ts';
import { batchQuery } from './batch-query.ts';
import { AHEAD, BATCH_SIZE, FIRST_CURSOR, type Batch, type ListedRoom } from './batch.ts';
import { isRefused } from './is-refused.ts';
import { statusOf, withBatch, type KnownBatches, type ListStatus } from './known-batches.ts';
import { useBatchCleanup } from './use-batch-cleanup.ts';
import { useRestartAfterRefusal } from './use-restart-after-refusal.ts';

/** Batches on each side of the screen that stay in memory. */
const KEPT = 5;

/** From the index `from` up to, but not including, `to`. */
interface Range {
  from: number;
  to: number;
}

/** What a visit of the list starts with. */
export interface ListVisit {
  search: SearchKey;
  /** The batches that an earlier visit of the same history entry knew. */
  known: KnownBatches;
  /** The first listing on the screen. */
  firstIndex: number;
  /** The visitor has asked for the second batch already. */
  wantsMore: boolean;
}

export interface Batches {
  known: KnownBatches;
  /** The listing at an index, or undefined while it is not in memory. */
  itemAt: (index: number) => ListedRoom | undefined;
  isLoadingMore: boolean;
  /** A batch in view could not be loaded. */
  isFailed: boolean;
  /** Why. */
  error: Error | undefined;
  status: ListStatus;
  /** Sets the listings on the screen. */
  show: (range: Range) => void;
  loadMore: () => void;
  retry: () => void;
}

const endsWithFailure = (batch: Batch | undefined): boolean => batch?.end === 'failure';

/**
 * The listings around the screen. It fetches batches when they come near the screen and removes distant ones from memory.
 * @returns also the listings on the screen, as `show` has set them
 */
export function useBatches(visit: ListVisit): Batches & { range: Range } {
  const { search, firstIndex, wantsMore } = visit;
  const [known, setKnown] = useState(visit.known);
  const [range, setRange] = useState<Range>({ from: firstIndex, to: firstIndex + 1 });
  const [requested, setRequested] = useState(wantsMore ? 1 : 0);

  const last = known.cursors.length - 1;
  const batchAt = (index: number) => Math.min(last, Math.max(0, Math.floor(index / BATCH_SIZE)));
  const [first, end] = [batchAt(range.from - AHEAD), batchAt(range.to - 1 + AHEAD)];
  const indexes = Array.from({ length: end - first + 1 }, (_, offset) => first + offset);
  if (requested > end && requested <= last) indexes.push(requested);

  const results = useQueries({
    queries: indexes.map((index) => batchQuery(known.cursors[index] ?? FIRST_CURSOR, search)),
  });
  const items = new Map(results.map(({ data }, position) => [indexes[position], data?.items]));

  // A later batch counts only if the earlier ones still lead to it.
  const current = results.reduce((state, { data }, position) => {
    const index = indexes[position] ?? 0;
    return data && state.cursors[index] === known.cursors[index] ? withBatch(state, index, data) : state;
  }, known);
  if (current !== known) setKnown(current);

  const isLaterRefused = results.some(({ error }, position) => indexes[position] !== 0 && isRefused(error));
  useRestartAfterRefusal(
    search,
    isLaterRefused,
    useCallback(() => setKnown(({ cursors }) => ({ cursors: cursors.slice(0, 1) })), []),
  );
  useBatchCleanup(search, known.cursors.slice(Math.max(0, first - KEPT), end + KEPT + 1));
  const isFailed = results.some(
    ({ isError, isFetching, data }) => isError || (endsWithFailure(data) && !isFetching),
  );

  return {
    known,
    range,
    itemAt: (index) => items.get(Math.floor(index / BATCH_SIZE))?.[index % BATCH_SIZE],
    isLoadingMore: results[indexes.indexOf(last)]?.isFetching ?? false,
    isFailed,
    error: results.find(({ isError }) => isError)?.error ?? undefined,
    status: statusOf(known, isFailed),
    show: setRange,
    loadMore: () => setRequested(last),
    retry: () => {
      for (const { isError, data, refetch } of results) if (isError || endsWithFailure(data)) void refetch();
    },
  };
}
