import { BSONRegExp, Decimal128 } from 'bson';
import { MongoError, notSupported } from '../errors.ts';
import { type ExactDocument, isDocument, isNumber, toDouble } from '../values/bson-types.ts';
import type { FilterNode } from './filter-node.ts';
import { matcherOf } from './matcher.ts';
import { isOperatorDocument } from './parse-filter.ts';
import { compileRegex, regexNode } from './regex.ts';
import { typeTest } from './type-test.ts';

/** One operator of one field, with the parsers for what is nested in it. */
export interface OperatorContext {
  readonly path: string;
  readonly operator: string;
  readonly operand: unknown;
  readonly siblings: ExactDocument;
  readonly nested: (filter: ExactDocument) => FilterNode;
  readonly ofField: (operators: ExactDocument) => FilterNode[];
}

const badValue = (message: string): MongoError => new MongoError(2, message);

export function parseOperator(context: OperatorContext): FilterNode {
  const { path, operator, operand } = context;
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (operand instanceof BSONRegExp && operator !== '$eq')
        throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
      return { kind: 'compare', path, operator, value: operand };
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return { kind: 'not', child: { kind: 'compare', path, operator: '$eq', value: operand } };
    case '$in':
      return parseIn(path, operator, operand);
    case '$nin':
      return { kind: 'not', child: parseIn(path, operator, operand) };
    case '$exists':
      return isTruthy(operand) ? { kind: 'exists', path } : { kind: 'not', child: { kind: 'exists', path } };
    case '$not':
      return parseNot(context);
    case '$regex':
      return parseRegex(context);
    case '$type':
      return { kind: 'value', path, ofElements: true, test: typeTest(operand) };
    case '$size':
      return parseSize(path, operand);
    case '$mod':
      return parseMod(path, operand);
    case '$all':
      return parseAll(context);
    case '$elemMatch':
      return parseElemMatch(context);
    case '$near':
    case '$nearSphere':
    case '$geoWithin':
    case '$geoIntersects':
    case '$within':
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      throw notSupported(operator);
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

const isTruthy = (value: unknown): boolean =>
  isNumber(value) && !(value instanceof Decimal128)
    ? toDouble(value) !== 0
    : value !== false && value !== null;

function parseIn(path: string, operator: string, operand: unknown): FilterNode {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDocument)) throw badValue(`cannot nest $ under ${operator}`);
  const patterns = operand.filter((item) => item instanceof BSONRegExp);
  return {
    kind: 'in',
    path,
    values: operand.filter((item) => !(item instanceof BSONRegExp)),
    patterns: patterns.map(({ pattern, options }) => compileRegex(pattern, options)),
  };
}

function parseNot({ path, operand, ofField }: OperatorContext): FilterNode {
  if (operand instanceof BSONRegExp)
    return { kind: 'not', child: regexNode(path, operand.pattern, operand.options) };
  if (!isDocument(operand)) throw badValue('$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw badValue('$not cannot be empty');
  return { kind: 'not', child: { kind: 'and', children: ofField(operand) } };
}

function parseRegex({ path, operand, siblings }: OperatorContext): FilterNode {
  const sibling = siblings.$options ?? '';
  if (typeof sibling !== 'string') throw badValue('$options has to be a string');
  if (operand instanceof BSONRegExp) return regexNode(path, operand.pattern, operand.options || sibling);
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return regexNode(path, operand, sibling);
}

function parseSize(path: string, operand: unknown): FilterNode {
  const size = isNumber(operand) && !(operand instanceof Decimal128) ? toDouble(operand) : NaN;
  if (!Number.isInteger(size)) throw badValue('Failed to parse $size. Expected an integer in: $size');
  if (size < 0) throw badValue('Failed to parse $size. Expected a non-negative number in: $size');
  return {
    kind: 'value',
    path,
    ofElements: false,
    test: (value) => Array.isArray(value) && value.length === size,
  };
}

function parseMod(path: string, operand: unknown): FilterNode {
  const numbers = Array.isArray(operand) ? operand.filter(isNumber) : [];
  const [divisor, remainder] = numbers.map((n) => (n instanceof Decimal128 ? NaN : Math.trunc(toDouble(n))));
  if (numbers.length !== 2 || divisor === undefined || remainder === undefined) {
    throw badValue('malformed mod, needs to be an array of two numbers');
  }
  if (divisor === 0 || Number.isNaN(divisor)) throw badValue('divisor cannot be 0');
  const test = (value: unknown): boolean =>
    isNumber(value) && !(value instanceof Decimal128) && Math.trunc(toDouble(value)) % divisor === remainder;
  return { kind: 'value', path, ofElements: true, test };
}

function parseAll({ path, operand, ofField }: OperatorContext): FilterNode {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const children = operand.flatMap((item: unknown): FilterNode[] => {
    if (item instanceof BSONRegExp) return [regexNode(path, item.pattern, item.options)];
    if (!isOperatorDocument(item)) return [{ kind: 'compare', path, operator: '$eq', value: item }];
    if (!Object.hasOwn(item, '$elemMatch')) throw badValue('no $ expressions in $all');
    return ofField(item);
  });
  // `$all: []` matches nothing.
  return children.length === 0 ? { kind: 'or', children: [] } : { kind: 'and', children };
}

function parseElemMatch({ path, operand, nested }: OperatorContext): FilterNode {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const onValues =
    isOperatorDocument(operand) && !['$and', '$or', '$nor', '$expr'].includes(Object.keys(operand)[0] ?? '');
  const matches = matcherOf(nested(onValues ? { element: operand } : operand));
  const test = (element: unknown): boolean =>
    onValues ? matches({ element }) : isDocument(element) && matches(element);
  return {
    kind: 'value',
    path,
    ofElements: false,
    test: (value) => Array.isArray(value) && value.some(test),
  };
}
