import type { FilterNode } from '../language/filter-node.ts';
import type { FindRequest } from '../query/find.ts';
import { isDocument, isNumber } from '../values/bson-types.ts';
import { parseLimit, parseMatch, parseSortStage, type RawStage } from './pipeline.ts';

/** A pipeline in two parts: a query that can use indexes, and the stages after it. */
export interface Pushdown {
  readonly request: FindRequest;
  readonly rest: readonly RawStage[];
}

/** Turns leading `$match`, `$sort` and `$limit` stages, in this order, into a query. */
export function pushDown(stages: readonly RawStage[]): Pushdown {
  const rest = [...stages];
  const take = (name: string): unknown => (rest[0]?.name === name ? rest.shift()?.operand : undefined);
  const children: FilterNode[] = [];
  for (let match = take('$match'); match !== undefined; match = take('$match'))
    children.push(parseMatch(match));
  const sort = take('$sort');
  const limit = take('$limit');
  return {
    request: {
      filter: { kind: 'and', children },
      sort: sort === undefined ? [] : parseSortStage(sort),
      skip: 0,
      limit: limit === undefined ? undefined : parseLimit(limit),
    },
    rest,
  };
}

/** Recognises a `$group` that only counts all documents, as countDocuments sends it. */
export function countingGroup(rest: readonly RawStage[]): { id: unknown; field: string } | undefined {
  const [group, ...others] = rest;
  if (group?.name !== '$group' || others.length > 0 || !isDocument(group.operand)) return undefined;
  const { _id, ...sums } = group.operand;
  const [[field, sum] = ['', undefined], ...more] = Object.entries(sums);
  const countsAll =
    isDocument(sum) && Object.keys(sum).length === 1 && isNumber(sum.$sum) && Number(sum.$sum) === 1;
  const isConstant = _id === null || isNumber(_id);
  return countsAll && isConstant && more.length === 0 ? { id: _id, field } : undefined;
}
