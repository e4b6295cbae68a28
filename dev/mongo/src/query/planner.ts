import { MongoError } from '../errors.ts';
import type { IndexDefinition } from '../index/index-definition.ts';
import type { Collection } from '../storage/collection.ts';
import type { Reader } from '../storage/reader.ts';
import type { FilterNode } from './filter-node.ts';
import type { Hint } from './hint.ts';
import { indexPlan } from './index-plan.ts';
import type { IndexScan, Plan, SortField } from './plan.ts';

export interface Query {
  readonly filter: FilterNode;
  readonly sort: readonly SortField[];
  /** How many documents are wanted in all (skip included), undefined for all. */
  readonly wanted: number | undefined;
  readonly hint: Hint | undefined;
}

export interface Choice {
  readonly plan: Plan;
  readonly rejected: readonly IndexScan[];
}

/** How far competing index ranges are counted; beyond it they count as equally large. */
const probeLimit = 200;

/** Chooses the plan that has to read the fewest entries. */
export function choosePlan(reader: Reader, collection: Collection, query: Query): Choice {
  if (query.hint) return { plan: hinted(collection, query, query.hint), rejected: [] };
  const candidates = collection.indexes
    .map((index) => indexPlan(index, query.filter, query.sort))
    .filter((plan) => plan !== undefined)
    .filter((plan) => plan.boundedFields > 0 || (query.sort.length > 0 && plan.servesSort));
  const ranked = candidates.length < 2 ? candidates : byCost(reader, candidates, query);
  const [plan, ...rejected] = ranked;
  return plan ? { plan, rejected } : { plan: collectionScan, rejected: [] };
}

const collectionScan: Plan = { kind: 'COLLSCAN', backwards: false };

function hinted(collection: Collection, query: Query, hint: Hint): Plan {
  if (hint.kind === 'natural') return { kind: 'COLLSCAN', backwards: hint.backwards };
  const index = collection.indexes.find((candidate: IndexDefinition) => hint.matches(candidate));
  const plan = index && indexPlan(index, query.filter, query.sort);
  if (plan) return plan;
  throw new MongoError(
    2,
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing ' +
      'index that can answer the query',
  );
}

function byCost(reader: Reader, candidates: readonly IndexScan[], query: Query): IndexScan[] {
  const costs = new Map(candidates.map((plan) => [plan, cost(reader, plan, query)]));
  return [...candidates].sort(
    (a, b) =>
      (costs.get(a) ?? 0) - (costs.get(b) ?? 0) ||
      Number(b.servesSort) - Number(a.servesSort) ||
      b.boundedFields - a.boundedFields ||
      a.index.fields.length - b.index.fields.length ||
      a.index.id - b.index.id,
  );
}

/** Entries to read. A plan in the sort's order may stop early; how early, its bounds' exactness tells. */
function cost(reader: Reader, plan: IndexScan, query: Query): number {
  if (!plan.servesSort && query.sort.length > 0) return probeKeys(reader, plan, probeLimit) * 1.5;
  const enough = query.wanted === undefined ? probeLimit : query.wanted * (plan.exact ? 1 : 10);
  return probeKeys(reader, plan, Math.min(probeLimit, enough));
}

/** Entries in the plan's ranges. */
export function countKeys(reader: Reader, { ranges }: IndexScan): number {
  return ranges.reduce((total, range) => total + reader.environment.entries.getKeysCount(range), 0);
}

/** The same, but no further than a limit: lmdb's own count would go through all of a large range. */
function probeKeys(reader: Reader, { ranges }: IndexScan, limit: number): number {
  let total = 0;
  for (const { start, end } of ranges) {
    total += [...reader.environment.entries.getKeys({ start, end, limit: limit - total })].length;
    if (total >= limit) break;
  }
  return total;
}
