import { MongoError } from '../errors/mongo-error.ts';
import type { FilterNode } from '../language/filter-node.ts';
import { matcherOf } from '../language/matcher.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { nextTurn, pull } from '../query/batch.ts';
import { findRows, firstRow } from '../query/find.ts';
import { Row } from '../query/row.ts';
import { type Collection, documentKey } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type CommandContext, namespaceOf } from './command.ts';
import { type WriteError, writeError } from './write-errors.ts';

/** The numbers of matched and of modified documents. */
interface Counts {
  n: number;
  nModified: number;
}

/** A statement of a write command. One that changes a single document runs inside a transaction. */
type Statement = { readonly one: () => Counts } | { readonly many: () => Promise<Counts> };

/** The longest transaction of many statements, so that a bulk write does not block other clients. */
const SLICE_MS = 15;

/** mongod's limit for statements in one command. */
export const MAX_STATEMENTS = 100_000;

/**
 * Runs the statements of a write command in order, many in one transaction. A statement that fails with a MongoError
 * counts nothing. With `ordered` the first error stops the others.
 */
export async function runStatements(
  store: Store,
  ordered: boolean,
  statements: readonly Statement[],
): Promise<Counts & { errors: WriteError[] }> {
  if (statements.length < 1 || statements.length > MAX_STATEMENTS) {
    const message = `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`;
    throw new MongoError(16, message);
  }
  const total = { n: 0, nModified: 0, errors: [] as WriteError[] };
  let next = 0;
  const add = ({ n, nModified }: Counts): void => {
    total.n += n;
    total.nModified += nModified;
  };
  const fail = (error: unknown): void => {
    if (!(error instanceof MongoError)) throw error;
    total.errors.push(writeError(next - 1, error));
    if (ordered) next = statements.length;
  };
  const runNext = (): boolean => {
    const statement = statements[next];
    if (!statement || 'many' in statement) return false;
    next++;
    try {
      add(statement.one());
    } catch (error) {
      fail(error);
    }
    return true;
  };
  for (let statement = statements[0]; statement; statement = statements[next]) {
    if ('many' in statement) {
      next++;
      await statement.many().then(add, fail);
    } else {
      await writeInSlices(store, runNext);
    }
  }
  return total;
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
  q: ExactDocument,
  multi: boolean,
  parse: (namespace: string) => Change,
): Statement {
  const { store } = context;
  const namespace = namespaceOf(context);
  const one = (): Counts => {
    const { change, insert } = parse(namespace);
    const filter = parseFilter(q);
    const collection = store.catalog.find(namespace);
    const row = collection && firstRow(store, collection, { filter, sort: [] });
    if (collection && row) return { n: 1, nModified: Number(change(collection, row)) };
    insert?.(filter);
    return { n: insert ? 1 : 0, nModified: 0 };
  };
  if (!multi) return { one };
  const many = async (): Promise<Counts> => {
    const { change, insert } = parse(namespace);
    const counts = await changeAllMatches(context, namespace, parseFilter(q), change);
    return counts.n === 0 && insert ? store.write(one) : counts;
  };
  return { many };
}

/**
 * Changes every document that matches. It finds all of them first, so that a change cannot make one match again. Then
 * each is changed in a transaction, if it still matches. Throws the first error; the changes before it stay.
 */
async function changeAllMatches(
  { store, deadline }: CommandContext,
  namespace: string,
  filter: FilterNode,
  change: Change['change'],
): Promise<Counts> {
  const request = { filter, sort: [], skip: 0, limit: undefined };
  const found = findRows(store, store.catalog.find(namespace), request);
  const recordIds: number[] = [];
  await pull(found.rows, found.suspend, deadline, ({ recordId }) => recordIds.push(recordId) > 0);
  const matches = matcherOf(filter);
  const counts = { n: 0, nModified: 0 };
  let next = 0;
  await writeInSlices(store, () => {
    const recordId = recordIds[next++];
    if (recordId === undefined) return false;
    const collection = store.catalog.find(namespace);
    const raw = collection && store.environment.documents.getBinary(documentKey(collection, recordId));
    const row = raw && new Row(recordId, raw);
    if (!collection || !row || !matches(row.document)) return true;
    counts.nModified += Number(change(collection, row));
    counts.n++;
    return true;
  });
  return counts;
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
