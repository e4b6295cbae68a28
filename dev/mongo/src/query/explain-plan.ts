import { keyPattern } from '../index/index-definition.ts';
import type { Choice } from './planner.ts';
import { type FindRequest, needsSort } from './find.ts';
import { formatInterval, isPoint } from './interval.ts';
import type { IndexScan, Plan } from './plan.ts';

/** A stage of `winningPlan`, named as mongod names it. */
export interface ExplainedStage {
  readonly stage: string;
  readonly inputStage?: ExplainedStage;
  readonly [detail: string]: unknown;
}

/** The stages of a find, the last to run outermost. `filter` is the client's own document. */
export function explainFind(
  choice: Choice | undefined,
  request: FindRequest,
  filter: Record<string, unknown>,
  projects = false,
): ExplainedStage {
  if (!choice) return { stage: 'EOF' };
  let stage = explainAccess(choice.plan, filter);
  if (needsSort(choice, request)) {
    const sortPattern = Object.fromEntries(request.sort.map(({ path, direction }) => [path, direction]));
    const limit = request.limit === undefined ? 0 : request.limit + request.skip;
    stage = { stage: 'SORT', sortPattern, ...(limit > 0 && { limitAmount: limit }), inputStage: stage };
  }
  if (request.skip > 0) stage = { stage: 'SKIP', skipAmount: request.skip, inputStage: stage };
  if (request.limit !== undefined) stage = { stage: 'LIMIT', limitAmount: request.limit, inputStage: stage };
  return projects ? { stage: 'PROJECTION_DEFAULT', inputStage: stage } : stage;
}

/** How documents are reached: by a scan of the collection, or fetched after a scan of an index. */
export function explainAccess(plan: Plan, filter: Record<string, unknown>): ExplainedStage {
  const shown = Object.keys(filter).length > 0 ? { filter } : {};
  if (plan.kind === 'COLLSCAN') {
    return { stage: 'COLLSCAN', ...shown, direction: plan.backwards ? 'backward' : 'forward' };
  }
  if (isIdLookup(plan)) return { stage: 'IDHACK' };
  return { stage: 'FETCH', ...(!plan.exact && shown), inputStage: explainIndex('IXSCAN', plan) };
}

const isIdLookup = ({ index, exact, bounds }: IndexScan): boolean =>
  index.name === '_id_' && exact && bounds[0]?.length === 1 && bounds[0].every(isPoint);

export function explainIndex(stage: string, { index, bounds, backwards }: IndexScan): ExplainedStage {
  const indexBounds = index.fields.map(({ path }, i) => [path, (bounds[i] ?? []).map(formatInterval)]);
  return {
    stage,
    keyPattern: keyPattern(index),
    indexName: index.name,
    isMultiKey: index.multikey,
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partialFilter !== undefined,
    indexVersion: 2,
    direction: backwards ? 'backward' : 'forward',
    indexBounds: Object.fromEntries(indexBounds) as unknown,
  };
}
