import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { MongoError } from '../errors.ts';
import { compareValues } from '../values/compare.ts';

/** MongoDB's order of two values of an expression; unlike in a filter, a missing one comes before null. */
function compareResults(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return Math.sign(compareValues(a, b));
}

const comparison =
  <T>(name: string, result: (order: number) => T) =>
  (document: unknown, operands: unknown, options: Options): T => {
    if (!Array.isArray(operands) || operands.length !== 2) {
      throw new MongoError(16020, `Expression ${name} takes exactly 2 arguments`);
    }
    const [a, b] = operands.map((operand) => evalExpr(document, operand, options));
    return result(compareResults(a, b));
  };

/** mingo compares numbers with numbers and texts with texts alone; MongoDB has one order over all types. */
export const comparisonOperators = {
  $cmp: comparison('$cmp', (order) => order),
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
};
