import { badValue, unknownName } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument, isNumber, toDouble } from '../values/bson-types.ts';
import { typeRank } from '../values/type-rank.ts';
import type { FilterNode } from './filter-node.ts';

/** Parses a filter document. Throws BadValue (2) for an unknown operator. */
export function parseFilter(filter: ExactDocument): FilterNode {
  const children = Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') ? [parseLogical(name, value)] : parseField(name, value),
  );
  const [only] = children;
  return only && children.length === 1 ? only : { kind: 'and', children };
}

function parseLogical(name: string, value: unknown): FilterNode {
  if (name !== '$and' && name !== '$or') throw unknownName(2, `unknown top level operator: ${name}`);
  if (!Array.isArray(value) || value.length === 0)
    throw badValue(`${name} argument must be a non-empty array`);
  const children = value.map((branch: unknown) => {
    if (!isDocument(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseFilter(branch);
  });
  return { kind: name === '$and' ? 'and' : 'or', children };
}

function parseField(path: string, value: unknown): FilterNode[] {
  if (!isOperatorDocument(value)) return [equal(path, value)];
  return Object.entries(value).map(([operator, operand]) => parseOperator(path, operator, operand));
}

const isOperatorDocument = (value: unknown): value is ExactDocument =>
  isDocument(value) && Object.keys(value)[0]?.startsWith('$') === true;

function parseOperator(path: string, operator: string, operand: unknown): FilterNode {
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return { kind: 'compare', path, operator, value: checked(operand) };
    case '$ne':
      return not(equal(path, operand));
    case '$in':
      return parseIn(path, operator, operand);
    case '$nin':
      return not(parseIn(path, operator, operand));
    case '$exists':
      return isTruthy(operand) ? { kind: 'exists', path } : not({ kind: 'exists', path });
    default:
      throw unknownName(2, `unknown operator: ${operator}`);
  }
}

const equal = (path: string, value: unknown): FilterNode => ({
  kind: 'compare',
  path,
  operator: '$eq',
  value: checked(value),
});

const not = (child: FilterNode): FilterNode => ({ kind: 'not', child });

/** Refuses a value that this server does not compare, such as a regular expression. */
function checked(operand: unknown): unknown {
  typeRank(operand);
  if (isNumber(operand)) toDouble(operand);
  return operand;
}

function parseIn(path: string, operator: string, operand: unknown): FilterNode {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDocument)) throw badValue(`cannot nest $ under ${operator}`);
  const children = operand.map((value) => equal(path, value));
  return { kind: 'or', children };
}

const isTruthy = (value: unknown): boolean =>
  isNumber(value) ? toDouble(value) !== 0 : value !== false && value !== null;
