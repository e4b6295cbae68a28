import { MongoError } from '../errors.ts';
import type { ExplainedStage } from '../query/explain-plan.ts';
import type { ReadCounts } from '../query/scan-rows.ts';
import { isDocument } from '../values/bson-types.ts';
import { type Command, documentField, readFields, stringField } from './command.ts';
import { type Explained, explainers } from './explainers.ts';
import { serverVersion } from './hello.ts';

const shape = { explain: documentField, verbosity: stringField.default('allPlansExecution') };
const verbosities = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Tells how a command would run; beyond `queryPlanner` it runs the reading part and reports what that really read. */
export const explain: Command = async (context) => {
  const { explain: inner, verbosity } = readFields(context.body, 'explain', shape);
  if (!verbosities.includes(verbosity))
    throw new MongoError(2, `verbosity string must be one of ${verbosities.join(', ')}`);
  const [name = ''] = Object.keys(inner);
  const explainer = explainers.get(name);
  if (!explainer) throw new MongoError(59, `Explain failed due to unknown command: ${name}`);
  const namespace = `${context.database}.${String(inner[name])}`;
  const explained = explainer({ ...context, body: inner }, namespace);
  const started = performance.now();
  const run = verbosity === 'queryPlanner' ? undefined : await explained.run();
  const parts = {
    queryPlanner: planner(namespace, explained),
    ...(run && { executionStats: statistics(explained, run, performance.now() - started) }),
  };
  const { stages } = explained;
  return {
    explainVersion: '1',
    ...(stages ? { stages: [{ $cursor: parts }, ...stages] } : parts),
    command: inner,
    serverInfo: { host: '127.0.0.1', version: serverVersion, gitVersion: 'embedded' },
  };
};

function planner(namespace: string, { winning, rejected, filter }: Explained): Record<string, unknown> {
  return {
    namespace,
    parsedQuery: isDocument(filter) ? filter : {},
    winningPlan: winning,
    rejectedPlans: rejected,
  };
}

function statistics({ winning }: Explained, run: { nReturned: number; counts: ReadCounts }, elapsed: number) {
  const { nReturned, counts } = run;
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(elapsed),
    totalKeysExamined: counts.keysExamined,
    totalDocsExamined: counts.docsExamined,
    executionStages: withCounts(winning, nReturned, counts),
  };
}

/** The stages again, each with what it examined. */
function withCounts(stage: ExplainedStage, nReturned: number, counts: ReadCounts): ExplainedStage {
  const examined =
    stage.stage === 'COLLSCAN' || stage.stage === 'FETCH'
      ? { docsExamined: counts.docsExamined }
      : stage.inputStage
        ? { nReturned }
        : { keysExamined: counts.keysExamined };
  return {
    ...stage,
    ...examined,
    ...(stage.inputStage && { inputStage: withCounts(stage.inputStage, nReturned, counts) }),
  };
}
