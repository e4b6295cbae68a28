import { MongoError, notSupported } from '../errors.ts';
import { matcherOf } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { SortField } from '../query/plan.ts';
import { compareKeys, parseSort, sortKeys } from '../query/sort.ts';
import { isDocument, isNumber } from '../values/bson-types.ts';
import { toPlain } from '../values/plain.ts';
import { checkStage } from './check-stage.ts';
import { guardMingo } from './expression.ts';
import { runStages } from './mingo-context.ts';

export type PlainDocument = Record<string, unknown>;

/** One stage over all documents that reach it. */
export type Stage = (documents: readonly PlainDocument[]) => readonly PlainDocument[];

/** Stages that mingo runs as MongoDB does. */
const byMingo = new Set([
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$group',
  '$unwind',
  '$sortByCount',
  '$replaceRoot',
  '$replaceWith',
  '$bucket',
]);

/** Stages of MongoDB that are not served. */
const refused = new Set(
  (
    '$bucketAuto $changeStream $collStats $currentOp $densify $documents $fill $geoNear $graphLookup $indexStats ' +
    '$listLocalSessions $listSessions $lookup $merge $out $planCacheStats $redact $sample $search $searchMeta ' +
    '$setWindowFields $unionWith $vectorSearch'
  ).split(' '),
);

export interface RawStage {
  readonly name: string;
  readonly operand: unknown;
}

/** The stages of a pipeline by name; 40324 for one that MongoDB does not know. */
export function readStages(pipeline: unknown): RawStage[] {
  if (!Array.isArray(pipeline)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage: unknown) => {
    if (!isDocument(stage) || Object.keys(stage).length !== 1) {
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    const [[name, operand] = ['', undefined]] = Object.entries(stage);
    if (refused.has(name)) throw notSupported(`The aggregation stage ${name}`);
    if (!byMingo.has(name) && !['$match', '$sort', '$skip', '$limit', '$count', '$facet'].includes(name)) {
      throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    return { name, operand };
  });
}

/** Compiles a stage. Filters and sorts are those of find, so that they agree with it. */
export function compileStage({ name, operand }: RawStage): Stage {
  switch (name) {
    case '$match': {
      if (!isDocument(operand))
        throw new MongoError(15959, 'the match filter must be an expression in an object');
      const matches = matcherOf(parseFilter(operand));
      return (documents) => documents.filter(matches);
    }
    case '$sort': {
      const sort = parseSortStage(operand);
      const compare = compareKeys(sort);
      return (documents) =>
        documents
          .map((document) => ({ document, keys: sortKeys(document, sort) }))
          .sort((a, b) => compare(a.keys, b.keys))
          .map(({ document }) => document);
    }
    case '$skip': {
      const skip = stageNumber(name, operand, 0);
      return (documents) => documents.slice(skip);
    }
    case '$limit': {
      const limit = stageNumber(name, operand, 1);
      return (documents) => documents.slice(0, limit);
    }
    case '$count': {
      const field = countField(operand);
      return ({ length }) => (length === 0 ? [] : [{ [field]: length }]);
    }
    case '$facet':
      return compileFacet(operand);
    default: {
      checkStage(name, operand);
      const stage = { [name]: toPlain(operand) };
      return (documents) => guardMingo(() => runStages(documents, [stage]));
    }
  }
}

export function compilePipeline(stages: readonly RawStage[]): Stage {
  const compiled = stages.map(compileStage);
  return (documents) => compiled.reduce((current, stage) => stage(current), documents);
}

/** The keys of `$sort`, which has one at least. */
export function parseSortStage(operand: unknown): SortField[] {
  if (!isDocument(operand)) throw new MongoError(15973, 'the $sort key specification must be an object');
  const sort = parseSort(operand);
  if (sort.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return sort;
}

function countField(operand: unknown): string {
  if (typeof operand !== 'string') throw new MongoError(40156, 'the count field must be a non-empty string');
  if (operand === '') throw new MongoError(40157, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw new MongoError(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('.')) throw new MongoError(40160, "the count field cannot contain '.'");
  return operand;
}

/** The number of `$skip` or `$limit`. */
export function stageNumber(name: string, operand: unknown, least: number): number {
  const number = isNumber(operand) ? Number(operand) : NaN;
  if (Number.isInteger(number) && number >= least) return number;
  if (name === '$limit') throw new MongoError(15958, 'the limit must be positive');
  throw new MongoError(5107200, `invalid argument to ${name} stage: Expected a non-negative number`);
}

function compileFacet(operand: unknown): Stage {
  if (!isDocument(operand) || Object.keys(operand).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(operand).map(
    ([name, pipeline]) => [name, compilePipeline(readStages(pipeline))] as const,
  );
  return (documents) => [Object.fromEntries(facets.map(([name, run]) => [name, run(documents)]))];
}
