import { matchesAll } from '../language/filter-node.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { pull } from '../query/batch.ts';
import { findRows } from '../query/find.ts';
import { choosePlan, countKeys, type Query } from '../query/planner.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { field, optional, readFields } from './fields.ts';

const shape = { count: field.string, query: optional(field.document, {}) };

export function readCount(body: ExactDocument): Query {
  const { query } = readFields(body, 'count', shape, ['limit', 'skip', 'hint', 'collation', 'fields']);
  return { filter: parseFilter(query), sort: [] };
}

export const count: Command = async (context) => ({
  n: await countMatches(context, namespaceOf(context), readCount(context.body)),
});

/** Reads no documents if the collection's own counter or an index has the number. */
export async function countMatches(
  { reader, deadline }: CommandContext,
  namespace: string,
  query: Query,
): Promise<number> {
  const collection = reader.catalog.find(namespace);
  if (!collection) return 0;
  if (matchesAll(query.filter) && !query.hint) return reader.catalog.count(collection);
  const plan = choosePlan(reader, collection, query, undefined);
  if (plan.kind === 'IXSCAN' && plan.exact) return countKeys(reader, plan);
  const found = findRows(reader, collection, { ...query, skip: 0, limit: undefined });
  let matches = 0;
  await pull(found.rows, found.suspend, deadline, () => ++matches > 0);
  return matches;
}
