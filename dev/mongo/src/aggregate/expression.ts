import { MongoError } from '../errors.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { toPlain } from '../values/plain.ts';
import { evaluate } from './mingo-context.ts';
import { checkExpressionOperator } from './served-operators.ts';

/** Refuses what must not reach mingo, however deep. */
export function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) expression.forEach(checkExpression);
  if (!isDocument(expression)) return;
  for (const [name, value] of Object.entries(expression)) {
    if (name.startsWith('$')) checkExpressionOperator(name);
    if (name !== '$literal') checkExpression(value);
  }
}

/** Compiles an aggregation expression into a function of documents. */
export function expressionValue(expression: unknown): (document: ExactDocument) => unknown {
  checkExpression(expression);
  const plain = toPlain(expression);
  return (document) => guardMingo(() => evaluate(toPlain(document) as Record<string, unknown>, plain));
}

/** `$expr`: everything is true but false, null, missing and 0. */
export function expressionTest(expression: unknown): (document: ExactDocument) => boolean {
  const value = expressionValue(expression);
  return (document) => {
    const result = value(document);
    return result !== false && result !== null && result !== undefined && result !== 0;
  };
}

/** mingo's complaints become errors of the client's expression. */
export function guardMingo<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MongoError || !(error instanceof Error)) throw error;
    throw new MongoError(2, error.message);
  }
}
