import { Aggregator } from 'mingo';

type PlainDocument = Record<string, unknown>;

/** The client's code never runs: `$function`, `$accumulator` and `$where` are off in mingo too. */
const options = { scriptEnabled: false } as const;
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
