import type { RawStage } from '../aggregate/pipeline.ts';
import { countingGroup } from '../aggregate/pushdown.ts';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { type ExplainedStage, explainFind, explainIndex } from '../query/explain-plan.ts';
import { type FindRequest, findRows } from '../query/find.ts';
import type { Query } from '../query/planner.ts';
import type { ReadCounts } from '../query/scan-rows.ts';
import { parseUpdate } from '../update/parse-update.ts';
import { readAggregate, runStages } from './aggregate.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { fastCount, readCount } from './count.ts';
import { readDelete } from './delete.ts';
import { field, fieldReader } from './fields.ts';
import { readFind } from './find.ts';
import { readFindAndModify } from './find-and-modify.ts';
import { readUpdate } from './update.ts';

/** What a command has read, without its writes. */
interface Explained {
  readonly winningPlan: ExplainedStage;
  readonly nReturned: number;
  readonly counts: ReadCounts;
}

const readExplain = fieldReader('explain', { explain: field.document, verbosity: field.any });

/** Reports how a command runs: it runs the reads, and reports their counts. */
export const explain: Command = async (context) => {
  const { explain: body, verbosity } = readExplain(context.body);
  if (verbosity !== 'executionStats') throw notSupported("explain without the verbosity 'executionStats'");
  const [name = ''] = Object.keys(body);
  const explainCommand = explainers[name];
  if (!explainCommand) throw new MongoError(59, `Explain failed due to unknown command: ${name}`);
  const { winningPlan, nReturned, counts } = await explainCommand({ ...context, body });
  const executionStats = {
    executionSuccess: true,
    nReturned,
    totalKeysExamined: counts.keysExamined,
    totalDocsExamined: counts.docsExamined,
    executionStages: winningPlan,
  };
  const queryPlanner = { namespace: namespaceOf({ ...context, body }), winningPlan };
  return { explainVersion: '1', queryPlanner, executionStats, command: body };
};

const explainers: Readonly<Record<string, (context: CommandContext) => Promise<Explained>>> = {
  find: (context) => explainQuery(context, readFind(context.body)),
  count: (context) => explainCount(context, readCount(context.body)),
  aggregate: (context) => {
    const { request, rest } = readAggregate({ cursor: {}, ...context.body });
    return countingGroup(rest) ? explainCount(context, request) : explainQuery(context, request, rest);
  },
  update: (context) => {
    const { q, u, multi } = onlyStatement(readUpdate(context.body).statements);
    parseUpdate(u);
    return explainWrite(context, 'UPDATE', { filter: parseFilter(q), sort: [] }, multi);
  },
  delete: (context) => {
    const { q, multi } = onlyStatement(readDelete(context.body).statements);
    return explainWrite(context, 'DELETE', { filter: parseFilter(q), sort: [] }, multi);
  },
  findAndModify: (context) => explainWrite(context, 'UPDATE', readFindAndModify(context.body).query, false),
};

/** `stages` are those of a pipeline that cannot use an index. */
async function explainQuery(
  context: CommandContext,
  request: FindRequest,
  stages: readonly RawStage[] = [],
): Promise<Explained> {
  const { store, deadline } = context;
  const found = findRows(store, store.catalog.find(namespaceOf(context)), request);
  const { length } = await runStages(found, stages, deadline);
  return { winningPlan: explainFind(found.plan, request), nReturned: length, counts: found.counts };
}

async function explainWrite(
  context: CommandContext,
  stage: string,
  query: Query,
  multi: boolean,
): Promise<Explained> {
  const explained = await explainQuery(context, { ...query, skip: 0, limit: multi ? undefined : 1 });
  return { ...explained, winningPlan: { stage, inputStage: explained.winningPlan } };
}

async function explainCount(context: CommandContext, { filter, hint }: Query): Promise<Explained> {
  const query = { filter, hint, sort: [] };
  const { store } = context;
  const collection = store.catalog.find(namespaceOf(context));
  const fast = collection && fastCount(store, collection, query);
  if (!fast) {
    const explained = await explainQuery(context, { ...query, skip: 0, limit: undefined });
    return { ...explained, winningPlan: { stage: 'COUNT', inputStage: explained.winningPlan } };
  }
  const { scan, count } = fast;
  const winningPlan = scan
    ? { stage: 'COUNT', inputStage: explainIndex('COUNT_SCAN', scan) }
    : { stage: 'RECORD_STORE_FAST_COUNT' };
  return { winningPlan, nReturned: 0, counts: { keysExamined: scan ? count() : 0, docsExamined: 0 } };
}

/** mongod explains only a batch of one statement. */
function onlyStatement<T>([statement, ...others]: readonly T[]): T {
  if (statement !== undefined && others.length === 0) return statement;
  throw new MongoError(16, 'explained write batches must be of size 1');
}
