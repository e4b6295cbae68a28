import { type ExactDocument, isNumber } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import { valuesAt } from '../values/paths.ts';
import { typeRank } from '../values/type-rank.ts';
import type { Comparison, FilterNode } from './filter-node.ts';

type Matcher = (document: ExactDocument) => boolean;
type ValueTest = (value: unknown) => boolean;

/** Compiles a parsed filter into a test of documents. */
export function matcherOf(node: FilterNode): Matcher {
  switch (node.kind) {
    case 'and': {
      const children = node.children.map(matcherOf);
      return (document) => children.every((matches) => matches(document));
    }
    case 'or': {
      const children = node.children.map(matcherOf);
      return (document) => children.some((matches) => matches(document));
    }
    case 'not': {
      const child = matcherOf(node.child);
      return (document) => !child(document);
    }
    case 'compare':
      return onValues(node.path, comparisonTest(node.operator, node.value));
    case 'exists':
      return (document) => valuesAt(document, node.path).some((value) => value !== undefined);
  }
}

/** A condition holds for a field if it holds for the value or for an element of it. */
function onValues(path: string, test: ValueTest): Matcher {
  const testValue: ValueTest = (value) => test(value) || (Array.isArray(value) && value.some(test));
  return (document) => valuesAt(document, path).some(testValue);
}

/** Only values of the operand's type compare. Null also means missing. */
function comparisonTest(operator: Comparison, operand: unknown): ValueTest {
  // The usual test of words: all others cost several times as much.
  if (operator === '$eq' && typeof operand === 'string') return (value) => value === operand;
  const rank = typeRank(operand);
  const accepts = acceptors[operator];
  const operandIsNaN = isNaNValue(operand);
  return (value) =>
    typeRank(value) === rank && operandIsNaN === isNaNValue(value) && accepts(compareValues(value, operand));
}

const acceptors: Record<Comparison, (order: number) => boolean> = {
  $eq: (order) => order === 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

const isNaNValue = (value: unknown): boolean => isNumber(value) && Number.isNaN(Number(value));
