import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import type { Options } from 'mingo/types';
import { comparisonOperators } from './comparisons.ts';

type PlainDocument = Record<string, unknown>;

/** MongoDB passes over the documents that have no such value, where mingo puts null. */
function push(group: unknown[], operand: unknown, settings: Options): unknown[] {
  const exists = { $ne: [{ $type: operand }, 'missing'] };
  const flags = accumulators.$push(group, exists, settings);
  return accumulators.$push(group, operand, settings).filter((_, i) => flags[i] === true);
}

/** The client's code never runs: `$function`, `$accumulator` and `$where` are off in mingo too. */
const options = {
  scriptEnabled: false,
  context: Context.init({
    accumulator: {
      ...accumulators,
      $push: push,
    },
    expression: { ...expressions, ...comparisonOperators },
    pipeline,
    projection,
  }),
} as const;
const slot = 'value';

/** Runs stages of an aggregation over plain documents. */
export function runStages(
  documents: readonly PlainDocument[],
  stages: readonly PlainDocument[],
): PlainDocument[] {
  return new Aggregator([...stages], options).run<PlainDocument>([...documents]);
}

/** The value of an expression for one plain document. */
export function evaluate(document: PlainDocument, expression: unknown): unknown {
  const [result] = runStages(
    [{ document }],
    [{ $replaceRoot: { newRoot: '$document' } }, { $addFields: { [slot]: expression } }],
  );
  return result?.[slot];
}
