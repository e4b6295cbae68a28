import { badValue, notSupported } from '../errors/mongo-error.ts';
import { type FilterNode, matchesAll } from '../language/filter-node.ts';
import type { Reader } from '../storage/catalog.ts';
import type { Collection, IndexDefinition } from '../storage/collection.ts';
import { isDocument } from '../values/bson-types.ts';
import { type FieldOrder, isSamePattern } from '../values/field-order.ts';
import { indexPlan, type IndexScan, type Plan } from './index-plan.ts';

export interface Query {
  readonly filter: FilterNode;
  readonly sort: readonly FieldOrder[];
  /** The fields of the index to use. */
  readonly hint?: readonly FieldOrder[] | undefined;
}

const collectionScan: Plan = { kind: 'COLLSCAN' };

/** Competing index ranges are counted up to this number. Larger ranges count as equal. */
const PROBE_LIMIT = 200;

/**
 * Chooses the plan with the fewest entries to read.
 * @param wanted the number of documents that the client wants, including skipped ones; undefined for all
 */
export function choosePlan(
  reader: Reader,
  collection: Collection,
  query: Query,
  wanted: number | undefined,
): Plan {
  if (query.hint) return indexPlan(hintedIndex(collection.indexes, query.hint), query.filter, query.sort);
  const candidates = collection.indexes
    .map((index) => indexPlan(index, query.filter, query.sort))
    .filter((plan) => plan.boundedFields > 0 || (query.sort.length > 0 && plan.servesSort));
  if (candidates.length < 2) return candidates[0] ?? collectionScan;
  const costs = new Map(candidates.map((plan) => [plan, cost(reader, plan, query, wanted)]));
  const [cheapest] = candidates.sort(
    (a, b) =>
      (costs.get(a) ?? 0) - (costs.get(b) ?? 0) ||
      Number(b.servesSort) - Number(a.servesSort) ||
      b.boundedFields - a.boundedFields ||
      a.index.fields.length - b.index.fields.length ||
      a.index.id - b.index.id,
  );
  return cheapest ?? collectionScan;
}

/** Entries to read. A plan in the sort's order can stop early, and an exact one earlier. */
function cost(reader: Reader, plan: IndexScan, query: Query, wanted: number | undefined): number {
  if (!plan.servesSort && query.sort.length > 0) return probeKeys(reader, plan, PROBE_LIMIT) * 1.5;
  const enough = wanted === undefined ? PROBE_LIMIT : wanted * (matchesAll(plan.undecided) ? 1 : 10);
  return probeKeys(reader, plan, Math.min(PROBE_LIMIT, enough));
}

/** The number of entries in the plan's ranges. */
export function countKeys(reader: Reader, { ranges }: IndexScan): number {
  return ranges.reduce((total, range) => total + reader.environment.entries.getKeysCount(range), 0);
}

/** The same up to a limit: lmdb's own count reads the whole of a large range. */
function probeKeys(reader: Reader, { ranges }: IndexScan, limit: number): number {
  let total = 0;
  for (const { start, end } of ranges) {
    total += [...reader.environment.entries.getKeys({ start, end, limit: limit - total })].length;
    if (total >= limit) break;
  }
  return total;
}

/** Reads `hint`: the key pattern of an index. */
export function parseHint(hint: unknown): readonly FieldOrder[] | undefined {
  if (hint === undefined) return undefined;
  if (!isDocument(hint)) throw notSupported('A hint that is not the fields of an index');
  return Object.entries(hint).map(([path, direction]) => ({ path, direction: Number(direction) as 1 }));
}

/** @throws MongoError with the code 2 (BadValue) if no index has these keys */
function hintedIndex(indexes: readonly IndexDefinition[], hint: readonly FieldOrder[]): IndexDefinition {
  const index = indexes.find(({ fields }) => isSamePattern(fields, hint));
  if (index) return index;
  throw badValue('hint provided does not correspond to an existing index');
}
