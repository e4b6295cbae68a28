import { MongoError } from '../errors/mongo-error.ts';
import { matcherOf } from '../language/matcher.ts';
import { nextTurn, pull } from '../query/batch.ts';
import { findRows } from '../query/find.ts';
import type { Query } from '../query/planner.ts';
import { Row } from '../query/row.ts';
import { type Collection, documentKey } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { CommandContext } from './command.ts';
import { type WriteError, writeError } from './write-errors.ts';

/** A statement of a write command. One that changes a single document runs inside a transaction. */
type Statement = { readonly one: () => void } | { readonly many: () => Promise<void> };

/** The longest transaction of many statements, so that a bulk write does not block other clients. */
const SLICE_MS = 15;

/** mongod's limit for statements in one command. */
export const MAX_STATEMENTS = 100_000;

/**
 * Runs the statements of a write command in order, many in one transaction. A statement that fails with a MongoError
 * changes nothing. With `ordered` the first error stops the others.
 */
export async function runStatements(
  store: Store,
  ordered: boolean,
  statements: readonly Statement[],
): Promise<WriteError[]> {
  if (statements.length < 1 || statements.length > MAX_STATEMENTS) {
    const message = `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`;
    throw new MongoError(16, message);
  }
  const errors: WriteError[] = [];
  let next = 0;
  const fail = (error: unknown): void => {
    if (!(error instanceof MongoError)) throw error;
    errors.push(writeError(next - 1, error));
    if (ordered) next = statements.length;
  };
  const runNext = (): boolean => {
    const statement = statements[next];
    if (!statement || 'many' in statement) return false;
    next++;
    try {
      statement.one();
    } catch (error) {
      fail(error);
    }
    return true;
  };
  for (let statement = statements[0]; statement; statement = statements[next]) {
    if ('many' in statement) {
      next++;
      await statement.many().catch(fail);
    } else {
      await writeInSlices(store, runNext);
    }
  }
  return errors;
}

/**
 * Changes every document that matches. It finds all of them first, so that a change cannot make one match again. Then
 * each is changed in a transaction, if it still matches. Throws the first error; the changes before it stay.
 */
export async function changeAllMatches(
  { store, deadline }: CommandContext,
  namespace: string,
  query: Query,
  change: (collection: Collection, row: Row) => void,
): Promise<void> {
  const request = { ...query, skip: 0, limit: undefined };
  const found = findRows(store, store.catalog.find(namespace), request);
  const recordIds: number[] = [];
  await pull(found.rows, found.suspend, deadline, ({ recordId }) => recordIds.push(recordId) > 0);
  const matches = matcherOf(query.filter);
  let next = 0;
  await writeInSlices(store, () => {
    const recordId = recordIds[next++];
    if (recordId === undefined) return false;
    const collection = store.catalog.find(namespace);
    const raw = collection && store.environment.documents.getBinary(documentKey(collection, recordId));
    const row = raw && new Row(recordId, raw);
    if (collection && row && matches(row.document)) change(collection, row);
    return true;
  });
}

/** Runs small writes, many in one transaction, until `runNext` returns false. */
async function writeInSlices(store: Store, runNext: () => boolean): Promise<void> {
  const runSlice = (): boolean => {
    const started = performance.now();
    while (performance.now() - started < SLICE_MS) if (!runNext()) return false;
    return true;
  };
  while (await store.write(runSlice)) await nextTurn();
}
