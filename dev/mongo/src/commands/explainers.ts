import { countingGroup } from '../aggregate/pushdown.ts';
import { MongoError } from '../errors.ts';
import { pull } from '../query/batch.ts';
import { distinctByIndex } from '../query/distinct-scan.ts';
import { type ExplainedStage, explainAccess, explainFind, explainIndex } from '../query/explain-plan.ts';
import { type FindRequest, type Found, findRows } from '../query/find.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { choosePlan, countKeys } from '../query/planner.ts';
import type { ReadCounts } from '../query/scan-rows.ts';
import { parseProjection } from '../query/projection.ts';
import { parseUpdate } from '../update/parse-update.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { parseAggregate, runRest } from './aggregate.ts';
import type { CommandContext } from './command.ts';
import { parseCount } from './count.ts';
import { parseDistinct } from './distinct.ts';
import { parseFind } from './find.ts';
import { parseDeleteCommand } from './delete.ts';
import { readFindAndModify } from './find-and-modify.ts';
import { parseUpdateCommand } from './update.ts';

/** How a command runs, and its reading part ready to run. */
export interface Explained {
  readonly winning: ExplainedStage;
  readonly rejected: readonly ExplainedStage[];
  readonly filter: unknown;
  /** The stages of a pipeline that no index helps with. */
  readonly stages?: readonly ExactDocument[];
  readonly run: () => Promise<{ nReturned: number; counts: ReadCounts }>;
}

type Explainer = (context: CommandContext, namespace: string) => Explained;

/** A query as one of the commands would start it. */
function explainQuery(
  { store, deadline }: CommandContext,
  namespace: string,
  request: FindRequest,
  filter: ExactDocument,
  outer: (stage: ExplainedStage) => ExplainedStage = (stage) => stage,
  projects = false,
): Explained & { readonly found: Found } {
  const found = findRows(store, store.catalog.find(namespace), request);
  return {
    found,
    winning: outer(explainFind(found.choice, request, filter, projects)),
    rejected: (found.choice?.rejected ?? []).map((plan) => explainAccess(plan, filter)),
    filter,
    run: async () => {
      let nReturned = 0;
      await pull(found.rows, found.suspend, deadline, () => ++nReturned > 0);
      return { nReturned, counts: found.counts };
    },
  };
}

const find: Explainer = (context, namespace) => {
  const { filter } = context.body;
  const request = parseFind(context.body);
  const shown = isDocument(filter) ? filter : {};
  return explainQuery(context, namespace, request, shown, undefined, request.projection !== undefined);
};

const count: Explainer = (context, namespace) => {
  const parsed = parseCount(context.body);
  return explainCount(context, namespace, parsed, parsed.query);
};

/** Counting as `countMatches` does it. */
function explainCount(
  context: CommandContext,
  namespace: string,
  request: FindRequest,
  filter: ExactDocument,
): Explained {
  const { store } = context;
  const collection = store.catalog.find(namespace);
  if (collection && Object.keys(filter).length === 0 && !request.hint) {
    const run = () => Promise.resolve({ nReturned: 0, counts: { keysExamined: 0, docsExamined: 0 } });
    return { winning: { stage: 'RECORD_STORE_FAST_COUNT' }, rejected: [], filter, run };
  }
  const counting = (inputStage: ExplainedStage): ExplainedStage => ({ stage: 'COUNT', inputStage });
  const choice = collection && choosePlan(store, collection, { ...request, wanted: undefined });
  const plan = choice?.plan;
  if (plan?.kind !== 'IXSCAN' || !plan.exact) {
    return explainQuery(context, namespace, { ...request, skip: 0, limit: undefined }, filter, counting);
  }
  return {
    winning: counting(explainIndex('COUNT_SCAN', plan)),
    rejected: (choice?.rejected ?? []).map((rejected) => explainIndex('COUNT_SCAN', rejected)),
    filter,
    run: () =>
      Promise.resolve({ nReturned: 0, counts: { keysExamined: countKeys(store, plan), docsExamined: 0 } }),
  };
}

const distinct: Explainer = (context, namespace) => {
  const { store, body } = context;
  const { key, request, isUnfiltered } = parseDistinct(body);
  const collection = store.catalog.find(namespace);
  const jumped =
    collection && isUnfiltered && !request.hint ? distinctByIndex(store, collection, key) : undefined;
  const filter = isDocument(body.query) ? body.query : {};
  if (!jumped) return explainQuery(context, namespace, request, filter);
  const { index, keysExamined } = jumped;
  const keyPattern = Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction]));
  const counts = { keysExamined, docsExamined: keysExamined };
  return {
    winning: { stage: 'FETCH', inputStage: { stage: 'DISTINCT_SCAN', keyPattern, indexName: index.name } },
    rejected: [],
    filter,
    run: () => Promise.resolve({ nReturned: keysExamined, counts }),
  };
};

const aggregate: Explainer = (context, namespace) => {
  const { pipeline } = context.body;
  const { request, isUnfiltered, rest } = parseAggregate({ cursor: {}, ...context.body });
  const [first] = Array.isArray(pipeline) ? (pipeline as ExactDocument[]) : [];
  const filter = isDocument(first?.$match) ? first.$match : {};
  const stages = rest.map(({ name, operand }) => ({ [name]: operand }));
  if (countingGroup(rest)) {
    const shown = isUnfiltered ? {} : filter;
    return { ...explainCount(context, namespace, { ...request, sort: [] }, shown), stages };
  }
  const explained = explainQuery(context, namespace, request, filter);
  if (stages.length === 0) return explained;
  const run = async () => {
    const { length: nReturned } = await runRest(explained.found, rest, context.deadline);
    return { nReturned, counts: explained.found.counts };
  };
  return { ...explained, stages, run };
};

/** A write as far as it reads; nothing is written. */
const explainWrite = (
  context: CommandContext,
  namespace: string,
  stage: string,
  filter: ExactDocument,
  request: Omit<FindRequest, 'filter' | 'skip'>,
): Explained =>
  explainQuery(
    context,
    namespace,
    { ...request, filter: parseFilter(filter), skip: 0 },
    filter,
    (inputStage) => ({
      stage,
      inputStage,
    }),
  );

/** mongod explains a batch of one statement only. */
function onlyOne<T>([statement, ...others]: readonly T[]): T {
  if (statement !== undefined && others.length === 0) return statement;
  throw new MongoError(16, 'explained write batches must be of size 1');
}

const update: Explainer = (context, namespace) => {
  const { q, u, multi, sort, hint } = onlyOne(parseUpdateCommand(context).statements);
  parseUpdate(u);
  return explainWrite(context, namespace, 'UPDATE', q, { sort, hint, limit: multi ? undefined : 1 });
};

const remove: Explainer = (context, namespace) => {
  const { q, limit, hint } = onlyOne(parseDeleteCommand(context).statements);
  return explainWrite(context, namespace, 'DELETE', q, {
    sort: [],
    hint,
    limit: limit === 0 ? undefined : 1,
  });
};

const findAndModify: Explainer = (context, namespace) => {
  const { query, sort, hint, remove: removes, update: change, fields } = readFindAndModify(context.body);
  parseProjection(fields);
  if (!removes) parseUpdate(change);
  const stage = removes ? 'DELETE' : 'UPDATE';
  return explainWrite(context, namespace, stage, query, { sort, hint, limit: 1 });
};

export const explainers: ReadonlyMap<string, Explainer> = new Map([
  ['find', find],
  ['count', count],
  ['distinct', distinct],
  ['aggregate', aggregate],
  ['update', update],
  ['delete', remove],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
]);
