import type { Long, Timestamp } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { encode, MAX_DOCUMENT_BYTES } from '../values/codec.ts';
import { arrayElement, elementsOf, joinElements } from '../values/raw-document.ts';
import type { Row, Rows } from './row.ts';
import { totals } from './scan-rows.ts';

/** The longest time that a read blocks the process before others get a turn. */
const TURN_MS = 10;

/** Lets all waiting work run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * @param deadline `performance.now()` at which maxTimeMS has passed
 * @throws MongoError 50 after the deadline
 */
export function checkDeadline(deadline: number, now: number): void {
  if (now > deadline) throw new MongoError(50, 'operation exceeded time limit');
}

/** A running query. */
export interface Source<T = Row> {
  readonly rows: Rows<T>;
  /** Releases lmdb's snapshot between two rows. The next row opens a new one. */
  readonly suspend: () => void;
}

/**
 * Takes rows, with breaks for others.
 * @param take returns false to stop
 */
export async function pull<T>(
  { rows, suspend }: Source<T>,
  deadline: number,
  take: (row: T) => boolean,
): Promise<'ended' | 'stopped'> {
  let started = performance.now();
  for (;;) {
    const step = rows.next();
    if (step.done === true) return 'ended';
    if (step.value !== undefined) {
      if (!take(step.value)) return 'stopped';
      continue;
    }
    const now = performance.now();
    checkDeadline(deadline, now);
    if (now - started < TURN_MS) continue;
    suspend();
    await nextTurn();
    started = performance.now();
  }
}

/** The next documents of a cursor: at most `size` documents and about 16 MiB. */
export async function nextBatch(
  source: Source<Buffer>,
  size: number,
  deadline: number,
): Promise<{ documents: readonly Buffer[]; ended: boolean }> {
  const documents: Buffer[] = [];
  let bytes = 0;
  try {
    if (size === 0) return { documents, ended: false };
    const state = await pull(source, deadline, (document) => {
      documents.push(document);
      bytes += document.length;
      return documents.length < size && bytes < MAX_DOCUMENT_BYTES;
    });
    return { documents, ended: state === 'ended' };
  } finally {
    totals.docsReturned += documents.length;
    source.suspend();
  }
}

/**
 * `{ cursor: { firstBatch | nextBatch, id, ns }, ok: 1 }` around encoded documents. A read of a snapshot also has its
 * `atClusterTime`.
 */
export function cursorReply(
  field: 'firstBatch' | 'nextBatch',
  documents: readonly Buffer[],
  id: Long,
  namespace: string,
  atClusterTime?: Timestamp,
): Buffer {
  const rest = elementsOf(encode({ id, ns: namespace, ...(atClusterTime && { atClusterTime }) }));
  const cursor = joinElements([arrayElement(field, documents), rest]);
  const element = Buffer.concat([Buffer.from('\x03cursor\0'), cursor]);
  return joinElements([element, elementsOf(encode({ ok: 1 }))]);
}
