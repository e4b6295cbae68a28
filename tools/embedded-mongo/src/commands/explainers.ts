import { countingGroup } from '../aggregate/pushdown.ts';
import { pull } from '../query/batch.ts';
import { distinctByIndex } from '../query/distinct-scan.ts';
import { type ExplainedStage, explainAccess, explainFind, explainIndex } from '../query/explain-plan.ts';
import { type FindRequest, type Found, findRows } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { choosePlan, countKeys } from '../query/planner.ts';
import type { ReadCounts } from '../query/scan-rows.ts';
import { parseSort } from '../query/sort.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { parseAggregate, runRest } from './aggregate.ts';
import type { CommandContext } from './command.ts';
import { parseCount } from './count.ts';
import { parseDistinct } from './distinct.ts';
import { parseFind } from './find.ts';
import { statementsOf } from './statements.ts';

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

/** The first statement of an update or delete; nothing is written. */
const write =
  (field: 'updates' | 'deletes', stage: string): Explainer =>
  (context, namespace) => {
    const [statement] = statementsOf(context, field);
    const filter = isDocument(statement?.q) ? statement.q : {};
    const many = field === 'updates' ? statement?.multi === true : Number(statement?.limit) === 0;
    const request = {
      filter: parseFilter(filter),
      sort: parseSort(statement?.sort),
      hint: parseHint(statement?.hint),
      skip: 0,
      limit: many ? undefined : 1,
    };
    return explainQuery(context, namespace, request, filter, (inputStage) => ({ stage, inputStage }));
  };

const findAndModify: Explainer = (context, namespace) => {
  const { query, sort, hint, remove } = context.body;
  const filter = isDocument(query) ? query : {};
  const request = {
    filter: parseFilter(filter),
    sort: parseSort(sort),
    hint: parseHint(hint),
    skip: 0,
    limit: 1,
  };
  const stage = remove === true ? 'DELETE' : 'UPDATE';
  return explainQuery(context, namespace, request, filter, (inputStage) => ({ stage, inputStage }));
};

export const explainers: ReadonlyMap<string, Explainer> = new Map([
  ['find', find],
  ['count', count],
  ['distinct', distinct],
  ['aggregate', aggregate],
  ['update', write('updates', 'UPDATE')],
  ['delete', write('deletes', 'DELETE')],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
]);
