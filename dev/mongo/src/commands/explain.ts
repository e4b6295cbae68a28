import type { RawStage } from '../aggregate/pipeline.ts';
import { countingGroup } from '../aggregate/pushdown.ts';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import type { FilterNode } from '../language/filter-node.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { type FindRequest, type Found, findRows, needsSort } from '../query/find.ts';
import type { Query } from '../query/planner.ts';
import type { ReadCounts } from '../query/scan-rows.ts';
import { parseUpdate } from '../update/parse-update.ts';
import { readAggregate, runStages } from './aggregate.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { fastCount, readCount } from './count.ts';
import { readDelete, readUpdate } from './writes.ts';
import { field, fieldReader } from './fields.ts';
import { readFind } from './find.ts';
import { readFindAndModify } from './find-and-modify.ts';

/** A stage of a plan, named as in mongod. */
interface Stage {
  readonly stage: string;
  readonly indexName?: string;
}

/** What a command has read, without its writes. */
interface Explained {
  /** The last one to run is the first. */
  readonly stages: readonly Stage[];
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
  const { stages, nReturned, counts } = await explainCommand({ ...context, body });
  const { keysExamined: totalKeysExamined, docsExamined: totalDocsExamined } = counts;
  const nest = (inputStage: object | undefined, stage: Stage): object => ({ ...stage, inputStage });
  return {
    queryPlanner: { winningPlan: stages.reduceRight(nest, undefined) },
    executionStats: { nReturned, totalKeysExamined, totalDocsExamined },
  };
};

const explainers: Readonly<Record<string, (context: CommandContext) => Promise<Explained>>> = {
  find: (context) => explainQuery(context, readFind(context.body)),
  count: (context) => explainCount(context, readCount(context.body)),
  aggregate: (context) => {
    const { request, rest } = readAggregate({ cursor: {}, ...context.body });
    return countingGroup(rest) ? explainCount(context, request.filter) : explainQuery(context, request, rest);
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

async function explainWrite(
  context: CommandContext,
  stage: string,
  query: Query,
  multi: boolean,
): Promise<Explained> {
  const read = await explainQuery(context, { ...query, skip: 0, limit: multi ? undefined : 1 });
  return { ...read, stages: [{ stage }, ...read.stages] };
}

/** @param rest the stages of a pipeline that cannot use an index */
async function explainQuery(
  context: CommandContext,
  request: FindRequest,
  rest: readonly RawStage[] = [],
): Promise<Explained> {
  const { store, deadline } = context;
  const found = findRows(store, store.catalog.find(namespaceOf(context)), request);
  const { length } = await runStages(found, rest, deadline);
  const sort = found.plan && needsSort(found.plan, request) ? [{ stage: 'SORT' }] : [];
  return { stages: [...sort, ...scanStages(found)], nReturned: length, counts: found.counts };
}

function scanStages({ plan, isCovered }: Found): Stage[] {
  if (!plan) return [{ stage: 'EOF' }];
  if (plan.kind === 'COLLSCAN') return [{ stage: 'COLLSCAN' }];
  const merge = plan.merges ? [{ stage: 'SORT_MERGE' }] : [];
  const read = isCovered ? 'PROJECTION_COVERED' : 'FETCH';
  return [{ stage: read }, ...merge, { stage: 'IXSCAN', indexName: plan.index.name }];
}

async function explainCount(context: CommandContext, filter: FilterNode): Promise<Explained> {
  const { store } = context;
  const collection = store.catalog.find(namespaceOf(context));
  const fast = collection && fastCount(store, collection, filter);
  if (!fast) return explainQuery(context, { filter, sort: [], skip: 0, limit: undefined });
  const { scan, count } = fast;
  return {
    stages: [
      scan ? { stage: 'COUNT_SCAN', indexName: scan.index.name } : { stage: 'RECORD_STORE_FAST_COUNT' },
    ],
    nReturned: 0,
    counts: { keysExamined: scan ? count() : 0, docsExamined: 0 },
  };
}

/** mongod explains only a batch of one statement. */
function onlyStatement<T>([statement, ...others]: readonly T[]): T {
  if (statement !== undefined && others.length === 0) return statement;
  throw new MongoError(16, 'explained write batches must be of size 1');
}
