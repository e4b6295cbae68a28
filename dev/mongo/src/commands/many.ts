import { pull } from '../query/batch.ts';
import { findRows } from '../query/find.ts';
import type { FilterNode } from '../query/filter-node.ts';
import type { Hint } from '../query/hint.ts';
import { matcherOf } from '../query/matcher.ts';
import { Row } from '../query/row.ts';
import { type Collection, documentKey } from '../storage/collection.ts';
import type { CommandContext } from './command.ts';
import { runStatements } from './write-result.ts';

/**
 * Changes every document that matches: first all of them are found, so that a change cannot bring one up again, then
 * each is changed in a transaction if it still matches. Throws the first error.
 */
export async function forEachMatch(
  { store, deadline }: CommandContext,
  namespace: string,
  query: { filter: FilterNode; hint: Hint | undefined },
  change: (collection: Collection, row: Row) => void,
): Promise<void> {
  const found = findRows(store, store.catalog.find(namespace), {
    ...query,
    sort: [],
    skip: 0,
    limit: undefined,
  });
  const recordIds: number[] = [];
  await pull(found.rows, found.suspend, deadline, ({ recordId }) => recordIds.push(recordId) > 0);
  const matches = matcherOf(query.filter);
  let failure: unknown;
  await runStatements(store, recordIds.length, true, (index) => {
    const collection = store.catalog.find(namespace);
    const recordId = recordIds[index];
    if (!collection || recordId === undefined) return;
    const raw = store.environment.documents.getBinary(documentKey(collection, recordId));
    const row = raw && new Row(recordId, raw);
    if (!row || !matches(row.document)) return;
    try {
      change(collection, row);
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  if (failure !== undefined) throw failure as Error;
}
