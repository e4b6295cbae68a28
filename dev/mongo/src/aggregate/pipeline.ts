import { MongoError, unknownName } from '../errors/mongo-error.ts';
import type { FilterNode } from '../language/filter-node.ts';
import { matcherOf } from '../language/matcher.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { parseProjection } from '../language/projection.ts';
import { compareSortKeys, parseSort, sortKeys } from '../language/sort-order.ts';
import { isDocument, isNumber } from '../values/bson-types.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { compileGroup, type Stage } from './group.ts';

const stages: ReadonlyMap<string, (operand: unknown) => Stage> = new Map<string, (operand: unknown) => Stage>(
  [
    ['$match', compileMatch],
    ['$sort', compileSort],
    ['$skip', (operand) => slice(parseSkip(operand), undefined)],
    ['$limit', (operand) => slice(0, parseLimit(operand))],
    ['$count', compileCount],
    ['$group', compileGroup],
    ['$project', compileProject],
  ],
);

export interface RawStage {
  readonly name: string;
  readonly operand: unknown;
}

/** The stages of a pipeline by name. Throws error 40324 for an unknown one. */
export function readStages(pipeline: unknown): RawStage[] {
  if (!Array.isArray(pipeline)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage: unknown) => {
    if (!isDocument(stage) || Object.keys(stage).length !== 1) {
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    const [[name, operand] = ['', undefined]] = Object.entries(stage);
    if (!stages.has(name)) throw unknownName(40324, `Unrecognized pipeline stage name: '${name}'`);
    return { name, operand };
  });
}

export function compilePipeline(pipeline: readonly RawStage[]): Stage {
  const compiled = pipeline.map(({ name, operand }) => stages.get(name)?.(operand));
  return (documents) => compiled.reduce((current, stage) => stage?.(current) ?? current, documents);
}

function compileMatch(operand: unknown): Stage {
  const matches = matcherOf(parseMatch(operand));
  return (documents) => documents.filter(matches);
}

export function parseMatch(operand: unknown): FilterNode {
  if (isDocument(operand)) return parseFilter(operand);
  throw new MongoError(15959, 'the match filter must be an expression in an object');
}

function compileSort(operand: unknown): Stage {
  const sort = parseSortStage(operand);
  const compare = compareSortKeys(sort);
  return (documents) =>
    documents
      .map((document) => ({ document, keys: sortKeys(document, sort) }))
      .sort((a, b) => compare(a.keys, b.keys))
      .map(({ document }) => document);
}

export function parseSortStage(operand: unknown): FieldOrder[] {
  if (!isDocument(operand)) throw new MongoError(15973, 'the $sort key specification must be an object');
  const sort = parseSort(operand);
  if (sort.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return sort;
}

const slice =
  (start: number, end: number | undefined): Stage =>
  (documents) =>
    documents.slice(start, end);

export function parseSkip(operand: unknown): number {
  const skip = isNumber(operand) ? Number(operand) : NaN;
  if (Number.isInteger(skip) && skip >= 0) return skip;
  throw new MongoError(5107200, 'invalid argument to $skip stage: Expected a non-negative number');
}

export function parseLimit(operand: unknown): number {
  const limit = isNumber(operand) ? Number(operand) : NaN;
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new MongoError(15958, 'the limit must be positive');
}

function compileCount(field: unknown): Stage {
  if (typeof field !== 'string') throw new MongoError(40156, 'the count field must be a non-empty string');
  if (field === '') throw new MongoError(40157, 'the count field must not be empty');
  if (field.startsWith('$')) throw new MongoError(40158, 'the count field cannot be a $-prefixed path');
  if (field.includes('.')) throw new MongoError(40160, "the count field cannot contain '.'");
  return ({ length }) => (length === 0 ? [] : [{ [field]: length }]);
}

function compileProject(operand: unknown): Stage {
  if (!isDocument(operand)) throw new MongoError(15969, '$project specification must be an object');
  const projection = parseProjection(operand);
  if (!projection) {
    throw new MongoError(51272, 'Invalid $project :: specification must have at least one field');
  }
  return (documents) => documents.map(projection.ofDocument);
}
