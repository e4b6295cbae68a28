import { keyPattern } from '../values/field-order.ts';
import { type FindRequest, needsSort } from './find.ts';
import type { IndexScan, Plan } from './index-plan.ts';

/** A stage of `winningPlan`, named as in mongod. */
export interface ExplainedStage {
  readonly stage: string;
  readonly inputStage?: ExplainedStage;
  readonly [detail: string]: unknown;
}

/** The stages of a query; the last one to run is the outermost. */
export function explainFind(plan: Plan | undefined, request: FindRequest): ExplainedStage {
  if (!plan) return { stage: 'EOF' };
  const { skip, limit, sort } = request;
  let stage: ExplainedStage =
    plan.kind === 'COLLSCAN'
      ? { stage: 'COLLSCAN' }
      : { stage: 'FETCH', inputStage: explainScan(plan, sort) };
  if (needsSort(plan, request)) stage = { stage: 'SORT', sortPattern: keyPattern(sort), inputStage: stage };
  if (skip > 0) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit === undefined ? stage : { stage: 'LIMIT', limitAmount: limit, inputStage: stage };
}

function explainScan(plan: IndexScan, sort: FindRequest['sort']): ExplainedStage {
  const scan = explainIndex('IXSCAN', plan);
  return plan.merges ? { stage: 'SORT_MERGE', sortPattern: keyPattern(sort), inputStage: scan } : scan;
}

export function explainIndex(stage: string, plan: IndexScan): ExplainedStage {
  const { name, fields, arrays, unique } = plan.index;
  return {
    stage,
    keyPattern: keyPattern(fields),
    indexName: name,
    isMultiKey: arrays.length > 0,
    isUnique: unique,
    direction: plan.backwards ? 'backward' : 'forward',
  };
}
