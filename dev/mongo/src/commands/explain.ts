import type { RawStage } from '../aggregate/pipeline.ts';
import { countingGroup } from '../aggregate/pushdown.ts';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { type FindRequest, findRows, needsSort } from '../query/find.ts';
import type { IndexScan, Plan } from '../query/index-plan.ts';
import type { Query } from '../query/planner.ts';
import type { ReadCounts } from '../query/scan-rows.ts';
import { parseUpdate } from '../update/parse-update.ts';
import { keyPattern } from '../values/field-order.ts';
import { readAggregate, runStages } from './aggregate.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { fastCount, readCount } from './count.ts';
import { readDelete, readUpdate } from './writes.ts';
import { field, fieldReader } from './fields.ts';
import { readFind } from './find.ts';
import { readFindAndModify } from './find-and-modify.ts';

/** A stage of `winningPlan`, named as in mongod. */
interface ExplainedStage {
  readonly stage: string;
  readonly inputStage?: ExplainedStage;
  readonly [detail: string]: unknown;
}

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
    return countingGroup(rest)
      ? explainCount(context, request)
      : explainQuery(context, request, { stages: rest });
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

const explainWrite = (context: CommandContext, stage: string, query: Query, multi: boolean) =>
  explainQuery(context, { ...query, skip: 0, limit: multi ? undefined : 1 }, { stage });

/**
 * @param stages those of a pipeline that cannot use an index
 * @param stage the one that uses the documents
 */
async function explainQuery(
  context: CommandContext,
  request: FindRequest,
  { stages = [], stage }: { stages?: readonly RawStage[]; stage?: string } = {},
): Promise<Explained> {
  const { store, deadline } = context;
  const found = findRows(store, store.catalog.find(namespaceOf(context)), request);
  const { length } = await runStages(found, stages, deadline);
  const plan = explainFind(found.plan, request);
  const winningPlan = stage === undefined ? plan : { stage, inputStage: plan };
  return { winningPlan, nReturned: length, counts: found.counts };
}

async function explainCount(context: CommandContext, { filter, hint }: Query): Promise<Explained> {
  const query = { filter, hint, sort: [] };
  const { store } = context;
  const collection = store.catalog.find(namespaceOf(context));
  const fast = collection && fastCount(store, collection, query);
  if (!fast) return explainQuery(context, { ...query, skip: 0, limit: undefined }, { stage: 'COUNT' });
  const { scan, count } = fast;
  const winningPlan = scan
    ? { stage: 'COUNT', inputStage: explainIndex('COUNT_SCAN', scan) }
    : { stage: 'RECORD_STORE_FAST_COUNT' };
  return { winningPlan, nReturned: 0, counts: { keysExamined: scan ? count() : 0, docsExamined: 0 } };
}

/** The stages of a query; the last one to run is the outermost. */
function explainFind(plan: Plan | undefined, request: FindRequest): ExplainedStage {
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

function explainIndex(stage: string, plan: IndexScan): ExplainedStage {
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

/** mongod explains only a batch of one statement. */
function onlyStatement<T>([statement, ...others]: readonly T[]): T {
  if (statement !== undefined && others.length === 0) return statement;
  throw new MongoError(16, 'explained write batches must be of size 1');
}
