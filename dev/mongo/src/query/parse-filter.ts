import { BSONRegExp } from 'bson';
import { expressionTest } from '../aggregate/expression.ts';
import { MongoError, notSupported } from '../errors.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import type { FilterNode } from './filter-node.ts';
import { parseOperator } from './parse-operator.ts';
import { regexNode } from './regex.ts';

const badValue = (message: string): MongoError => new MongoError(2, message);

/** Filters nested deeper are refused, as MongoDB does. */
const maxDepth = 200;

/** Parses a filter document. Throws BadValue (2) for what MongoDB does not know either. */
export function parseFilter(filter: ExactDocument, depth = 0): FilterNode {
  if (depth > maxDepth) throw badValue('exceeded maximum query tree depth of 200');
  const children = Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') ? parseTopLevel(name, value, depth) : parseField(name, value, depth),
  );
  const [only] = children;
  return only && children.length === 1 ? only : { kind: 'and', children };
}

function parseTopLevel(name: string, value: unknown, depth: number): FilterNode[] {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor':
      return [{ kind: name.slice(1) as 'and' | 'or' | 'nor', children: parseBranches(name, value, depth) }];
    case '$expr':
      return [{ kind: 'document', test: expressionTest(value) }];
    case '$comment':
      return [];
    case '$where':
    case '$text':
    case '$jsonSchema':
    case '$alwaysTrue':
    case '$alwaysFalse':
    case '$sampleRate':
      throw notSupported(name);
    default:
      throw badValue(
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using ` +
          '$getField or $setField.',
      );
  }
}

function parseBranches(name: string, value: unknown, depth: number): FilterNode[] {
  if (!Array.isArray(value) || value.length === 0)
    throw badValue(`${name} argument must be a non-empty array`);
  return value.map((branch: unknown) => {
    if (!isDocument(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseFilter(branch, depth + 1);
  });
}

function parseField(path: string, value: unknown, depth: number): FilterNode[] {
  if (value instanceof BSONRegExp) return [regexNode(path, value.pattern, value.options)];
  if (!isOperatorDocument(value)) return [{ kind: 'compare', path, operator: '$eq', value }];
  return parseOperators(path, value, depth);
}

/** `{ $gt: 1, $lt: 5 }` of one field. */
export function parseOperators(path: string, operators: ExactDocument, depth: number): FilterNode[] {
  const nested = (child: ExactDocument): FilterNode => parseFilter(child, depth + 1);
  const ofField = (child: ExactDocument): FilterNode[] => parseOperators(path, child, depth + 1);
  return Object.entries(operators).flatMap(([operator, operand]) => {
    if (operator === '$options') {
      if (!Object.hasOwn(operators, '$regex')) throw badValue('$options needs a $regex');
      return [];
    }
    if (operator === '$comment') return [];
    return [parseOperator({ path, operator, operand, siblings: operators, nested, ofField })];
  });
}

/** An embedded document whose first field is an operator is no value to compare with; DBRefs are. */
export function isOperatorDocument(value: unknown): value is ExactDocument {
  if (!isDocument(value)) return false;
  const [first] = Object.keys(value);
  return first?.startsWith('$') === true && !['$ref', '$id', '$db'].includes(first);
}
