import { MongoError } from '../errors.ts';
import type { FilterNode } from '../query/filter-node.ts';
import type { FindRequest } from '../query/find.ts';
import type { Hint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { SortField } from '../query/plan.ts';
import { isDocument, isNumber, type ExactDocument } from '../values/bson-types.ts';
import { parseSortStage, type RawStage, stageNumber } from './pipeline.ts';

/** A pipeline cut in two: what the planner can do with indexes, and the stages after it. */
export interface Pushdown {
  readonly request: FindRequest;
  /** The filter as the client wrote it, when it is one document or none. */
  readonly isUnfiltered: boolean;
  readonly rest: readonly RawStage[];
}

/** Takes leading `$match`, `$sort`, `$skip` and `$limit` stages, in that order, into a find. */
export function pushDown(stages: readonly RawStage[], hint: Hint | undefined): Pushdown {
  const rest = [...stages];
  const take = (name: string): unknown => (rest[0]?.name === name ? rest.shift()?.operand : undefined);
  const filters: FilterNode[] = [];
  for (let match = take('$match'); match !== undefined; match = take('$match'))
    filters.push(parseMatch(match));
  const sorted = take('$sort');
  const sort: SortField[] = sorted === undefined ? [] : parseSortStage(sorted);
  for (let match = take('$match'); match !== undefined; match = take('$match'))
    filters.push(parseMatch(match));
  const skip = take('$skip');
  const limit = take('$limit');
  const filter: FilterNode = { kind: 'and', children: filters };
  return {
    request: {
      filter,
      sort,
      hint,
      skip: skip === undefined ? 0 : stageNumber('$skip', skip, 0),
      limit: limit === undefined ? undefined : stageNumber('$limit', limit, 1),
    },
    isUnfiltered: filters.every(
      ({ kind, ...node }) => kind === 'and' && 'children' in node && node.children.length === 0,
    ),
    rest,
  };
}

function parseMatch(operand: unknown): FilterNode {
  if (!isDocument(operand))
    throw new MongoError(15959, 'the match filter must be an expression in an object');
  return parseFilter(operand);
}

/** The name of the sum of a `$group` that only counts all documents, as countDocuments sends it. */
export function countingGroup(rest: readonly RawStage[]): { id: unknown; field: string } | undefined {
  const [group, ...others] = rest;
  if (group?.name !== '$group' || others.length > 0 || !isDocument(group.operand)) return undefined;
  const { _id, ...sums } = group.operand as ExactDocument & { _id?: unknown };
  const [[field, sum] = ['', undefined], ...more] = Object.entries(sums);
  const countsAll =
    isDocument(sum) && Object.keys(sum).length === 1 && isNumber(sum.$sum) && Number(sum.$sum) === 1;
  const constant = _id === null || isNumber(_id);
  return countsAll && constant && more.length === 0 ? { id: _id, field } : undefined;
}
