import { MaxKey, MinKey } from 'bson';
import { type ExactDocument, isNumber } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import { encodeValue } from '../values/encode-key.ts';
import { valuesAt } from '../values/paths.ts';
import { typeRank } from '../values/type-rank.ts';
import type { Comparison, FilterNode } from './filter-node.ts';

export type Matcher = (document: ExactDocument) => boolean;

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
    case 'nor': {
      const children = node.children.map(matcherOf);
      return (document) => !children.some((matches) => matches(document));
    }
    case 'not': {
      const child = matcherOf(node.child);
      return (document) => !child(document);
    }
    case 'compare':
      return onValues(node.path, true, comparisonTest(node.operator, node.value));
    case 'in':
      return onValues(node.path, true, membershipTest(node.values, node.patterns));
    case 'exists':
      return (document) => valuesAt(document, node.path).some((value) => value !== undefined);
    case 'value':
      return onValues(node.path, node.ofElements, node.test);
    case 'document':
      return node.test;
  }
}

function onValues(path: string, ofElements: boolean, test: (value: unknown) => boolean): Matcher {
  const testValue = (value: unknown): boolean =>
    test(value) || (ofElements && Array.isArray(value) && value.some((item) => test(item)));
  return (document) => valuesAt(document, path).some(testValue);
}

/** Only values of the operand's type compare, except with MinKey and MaxKey; null also means missing. */
function comparisonTest(operator: Comparison, operand: unknown): (value: unknown) => boolean {
  const anyType = operand instanceof MinKey || operand instanceof MaxKey;
  const rank = typeRank(operand);
  const accepts = acceptors[operator];
  const notANumber = isNaNValue(operand);
  return (value) => {
    if (!anyType && typeRank(value) !== rank) return false;
    if (notANumber !== isNaNValue(value) && rank === typeRank(value)) return false;
    return accepts(compareValues(value, operand));
  };
}

const acceptors: Record<Comparison, (order: number) => boolean> = {
  $eq: (order) => order === 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

const isNaNValue = (value: unknown): boolean => isNumber(value) && Number.isNaN(Number(value));

/** Beyond this many members a hash of keys is quicker than comparing one by one. */
const smallSet = 8;

function membershipTest(
  values: readonly unknown[],
  patterns: readonly RegExp[],
): (value: unknown) => boolean {
  const matchesPattern = (value: unknown): boolean =>
    typeof value === 'string' && patterns.some((pattern) => pattern.test(value));
  if (values.length <= smallSet) {
    const tests = values.map((member) => comparisonTest('$eq', member));
    return (value) => tests.some((test) => test(value)) || matchesPattern(value);
  }
  const keyOf = (value: unknown): string => encodeValue(value).toString('latin1');
  const keys = new Set(values.map(keyOf));
  return (value) => keys.has(keyOf(value)) || matchesPattern(value);
}
