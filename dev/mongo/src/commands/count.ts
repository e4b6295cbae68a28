import { MongoError } from '../errors.ts';
import { pull } from '../query/batch.ts';
import { findRows } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { choosePlan, countKeys } from '../query/planner.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import {
  anyField,
  type Command,
  type CommandContext,
  countField,
  documentField,
  integerField,
  namespaceOf,
  readFields,
  stringField,
} from './command.ts';
import { checkCollation } from './find.ts';

const shape = {
  count: stringField,
  query: documentField.default({}),
  limit: integerField.default(0),
  skip: countField.default(0),
  hint: anyField.optional(),
  collation: anyField.optional(),
  fields: anyField.optional(),
};

export function parseCount(body: ExactDocument) {
  const { query, limit, skip, hint, collation } = readFields(body, 'count', shape);
  checkCollation(collation);
  // mongod takes a negative limit for a positive one.
  const most = limit === 0 ? undefined : Math.abs(limit);
  return { query, filter: parseFilter(query), sort: [], skip, limit: most, hint: parseHint(hint) };
}

export const count: Command = async (context) => {
  const { body } = context;
  const namespace = namespaceOf(context);
  const { skip, limit = Infinity, ...query } = parseCount(body);
  const total = await countMatches(context, namespace, query);
  return { n: Math.min(Math.max(total - skip, 0), limit) };
};

/** Counts without fetching where an index or the collection's own counter tells. */
export async function countMatches(
  { reader, deadline }: CommandContext,
  namespace: string,
  query: Omit<ReturnType<typeof parseCount>, 'skip' | 'limit'>,
): Promise<number> {
  const collection = reader.catalog.find(namespace);
  if (!collection) return 0;
  if (Object.keys(query.query).length === 0 && !query.hint) return reader.catalog.count(collection);
  const { plan } = choosePlan(reader, collection, { ...query, wanted: undefined });
  if (plan.kind === 'IXSCAN' && plan.exact) return countKeys(reader, plan);
  const found = findRows(reader, collection, { ...query, skip: 0, limit: undefined });
  let matches = 0;
  const state = await pull(found.rows, found.suspend, deadline, () => ++matches > 0);
  if (state !== 'ended') throw new MongoError(8, 'the count stopped before its end');
  return matches;
}
