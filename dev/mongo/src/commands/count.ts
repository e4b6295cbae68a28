import { type FilterNode, matchesAll } from '../language/filter-node.ts';
import { pull } from '../query/batch.ts';
import { findRows } from '../query/find.ts';
import type { IndexScan } from '../query/index-plan.ts';
import { choosePlan, countKeys } from '../query/planner.ts';
import type { Reader } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';

const readFields = fieldReader('count', { count: field.string });

/** The count of a whole collection, as estimatedDocumentCount sends it. `countDocuments` sends a pipeline. */
export function readCount(body: ExactDocument): FilterNode {
  readFields(body);
  return { kind: 'and', children: [] };
}

export const count: Command = async (context) => ({
  n: await countMatches(context, namespaceOf(context), readCount(context.body)),
});

interface FastCount {
  readonly count: () => number;
  /** Undefined if the collection's own counter has the number. */
  readonly scan?: IndexScan;
}

/** A count that needs no documents, or undefined if it has to read them. */
export function fastCount(reader: Reader, collection: Collection, filter: FilterNode): FastCount | undefined {
  if (matchesAll(filter)) return { count: () => reader.catalog.count(collection) };
  const plan = choosePlan(reader, collection, { filter, sort: [] }, undefined);
  return plan.kind === 'IXSCAN' && matchesAll(plan.undecided) && countsKeys(plan)
    ? { count: () => countKeys(reader, plan), scan: plan }
    : undefined;
}

/** Whether each match has one key in the ranges, and nothing else does. */
const countsKeys = ({ index, checks }: IndexScan): boolean =>
  index.arrays.length === 0 && checks.length === 0;

export async function countMatches(
  { reader, deadline }: CommandContext,
  namespace: string,
  filter: FilterNode,
): Promise<number> {
  const collection = reader.catalog.find(namespace);
  if (!collection) return 0;
  const fast = fastCount(reader, collection, filter);
  if (fast) return fast.count();
  const found = findRows(reader, collection, { filter, sort: [], skip: 0, limit: undefined });
  let matches = 0;
  await pull(found, deadline, () => ++matches > 0);
  return matches;
}
