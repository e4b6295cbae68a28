import { MongoError, notSupported, unknownName } from '../errors/mongo-error.ts';
import type { FilterNode } from '../language/filter-node.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { parseProjection } from '../language/projection.ts';
import { compareSortKeys, parseSort, sortKeys } from '../language/sort-order.ts';
import { isDocument, isNumber } from '../values/bson-types.ts';
import { decodeExact, encode } from '../values/codec.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { compileGroup, type Stage } from './group.ts';

const stages = new Map<string, (operand: unknown) => Stage>([
  ['$match', compileMatch],
  ['$sort', compileSort],
  ['$limit', compileLimit],
  ['$group', compileGroup],
  ['$project', compileProject],
]);

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

/** `pushDown` takes the ones at the start. */
function compileMatch(): Stage {
  throw notSupported('A $match after other stages');
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

function compileLimit(operand: unknown): Stage {
  const limit = parseLimit(operand);
  return (documents) => documents.slice(0, limit);
}

export function parseLimit(operand: unknown): number {
  const limit = isNumber(operand) ? Number(operand) : NaN;
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new MongoError(15958, 'the limit must be positive');
}

function compileProject(operand: unknown): Stage {
  if (!isDocument(operand)) throw new MongoError(15969, '$project specification must be an object');
  const projection = parseProjection(operand);
  if (!projection) {
    throw new MongoError(51272, 'Invalid $project :: specification must have at least one field');
  }
  return (documents) => documents.map((document) => decodeExact(projection.apply(encode(document))));
}
