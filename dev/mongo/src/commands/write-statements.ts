import { MongoError } from '../errors/mongo-error.ts';
import type { FilterNode } from '../language/filter-node.ts';
import { matcherOf } from '../language/matcher.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { checkDeadline, nextTurn } from '../query/batch.ts';
import { findRows, firstRow } from '../query/find.ts';
import { Row } from '../query/row.ts';
import { type Collection, documentKey } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encode } from '../values/codec.ts';
import { type CommandContext, namespaceOf } from './command.ts';

/** The numbers of matched and of modified documents. */
interface Counts {
  n: number;
  nModified: number;
}

/** A statement of a write command. It runs inside a write, and may yield where the write may end. */
type Statement = () => Counts | Steps<Counts>;
type Steps<T> = Generator<undefined, T, undefined>;

/** The longest transaction of many statements, so that a bulk write does not block other clients. */
const SLICE_MS = 15;

/** mongod's limit for statements in one command. */
export const MAX_STATEMENTS = 100_000;

/** Errors beyond this size have only index and code, because the reply must fit into 16 MB. */
const MAX_ERROR_BYTES = 8 * 1024 * 1024;

/**
 * Runs the statements of a write command in order, many in one transaction. A statement that fails with a MongoError
 * counts nothing. With `ordered` the first error stops the others.
 * @returns the counts, and the errors as the reply has them
 */
export async function runStatements(
  { store, deadline }: CommandContext,
  ordered: boolean,
  statements: readonly Statement[],
): Promise<Counts & { writeErrors: readonly ExactDocument[] | undefined }> {
  if (statements.length < 1 || statements.length > MAX_STATEMENTS) {
    const message = `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`;
    throw new MongoError(16, message);
  }
  const total = { n: 0, nModified: 0 };
  const writeErrors: ExactDocument[] = [];
  let errorBytes = 0;
  function* runAll(): Steps<void> {
    for (const [index, statement] of statements.entries()) {
      try {
        const started = statement();
        const { n, nModified } = 'next' in started ? yield* started : started;
        total.n += n;
        total.nModified += nModified;
      } catch (error) {
        if (!(error instanceof MongoError)) throw error;
        const { code, message, details } = error;
        const entry = { index, code, errmsg: message, ...details };
        errorBytes += encode(entry).length;
        writeErrors.push(errorBytes <= MAX_ERROR_BYTES ? entry : { index, code, errmsg: '' });
        if (ordered) return;
      }
      yield;
    }
  }
  await writeInSlices(store, deadline, runAll());
  return { ...total, writeErrors: writeErrors.length > 0 ? writeErrors : undefined };
}

interface Change {
  /** Changes a matching document. @returns whether the document differs afterwards */
  readonly change: (collection: Collection, row: Row) => boolean;
  /** Runs if no document matches. */
  readonly insert?: ((filter: FilterNode) => void) | undefined;
}

/** A statement that changes the documents of a filter. `parse` may throw, which is an error of the statement. */
export function changeStatement(
  context: CommandContext,
  { q, multi }: { q: ExactDocument; multi: boolean },
  parse: (namespace: string) => Change,
): Statement {
  const { store } = context;
  const namespace = namespaceOf(context);
  return () => {
    const { change, insert } = parse(namespace);
    const filter = parseFilter(q);
    const collection = store.catalog.find(namespace);
    if (multi && collection) return changeAllMatches(store, namespace, filter, { change, insert });
    const row = collection && firstRow(store, collection, { filter, sort: [] });
    if (collection && row) return { n: 1, nModified: Number(change(collection, row)) };
    insert?.(filter);
    return { n: insert ? 1 : 0, nModified: 0 };
  };
}

/**
 * Changes every document that matches. It finds all of them first, so that a change cannot make one match again. Then
 * each is changed, if it still matches. Throws the first error; the changes before it stay.
 */
function* changeAllMatches(
  store: Store,
  namespace: string,
  filter: FilterNode,
  { change, insert }: Change,
): Steps<Counts> {
  const request = { filter, sort: [], skip: 0, limit: undefined };
  const { rows, suspend } = findRows(store, store.catalog.find(namespace), request);
  const recordIds: number[] = [];
  for (const row of rows) {
    if (row) {
      recordIds.push(row.recordId);
    } else {
      suspend();
      yield;
    }
  }
  const matches = matcherOf(filter);
  const counts = { n: 0, nModified: 0 };
  for (const recordId of recordIds) {
    yield;
    const collection = store.catalog.find(namespace);
    const raw = collection && store.environment.documents.getBinary(documentKey(collection, recordId));
    const row = raw && new Row(recordId, raw);
    if (!collection || !row || !matches(row.document)) continue;
    counts.nModified += Number(change(collection, row));
    counts.n++;
  }
  if (counts.n > 0 || !insert) return counts;
  insert(filter);
  return { n: 1, nModified: 0 };
}

/** Runs small writes, many in one transaction. They wait for their turn between the transactions. */
async function writeInSlices(store: Store, deadline: number, steps: Steps<void>): Promise<void> {
  const runSlice = (): boolean => {
    const started = performance.now();
    checkDeadline(deadline, started);
    while (performance.now() - started < SLICE_MS) if (steps.next().done === true) return false;
    return true;
  };
  while (await store.write(runSlice)) await nextTurn();
}
