import { MongoError, notSupported, unknownName } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import { ownField } from '../values/paths.ts';

/** The value of an expression for a document; `undefined` stands for a missing value. */
export type Expression = (document: ExactDocument) => unknown;

/** Compiles an aggregation expression: a field (`'$uid'`), a constant, `$literal`, `$in` or `$ifNull`. */
export function parseExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$'))
    return fieldExpression(expression.slice(1));
  if (Array.isArray(expression)) throw notSupported('An array in an expression');
  if (!isDocument(expression)) return () => expression;
  const [[name, operand] = ['', undefined], ...others] = Object.entries(expression);
  if (!name.startsWith('$')) throw notSupported('A nested document in an expression');
  if (others.length > 0)
    throw new MongoError(15983, 'an expression specification must contain exactly one field');
  if (name === '$literal') return () => operand;
  if (name === '$in') return membership(operand);
  if (name === '$ifNull') return firstValue(operand);
  throw unknownName(168, `Unrecognized expression '${name}'`);
}

function fieldExpression(path: string): Expression {
  if (path.startsWith('$')) throw notSupported(`The variable $${path} in an expression`);
  if (path === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  if (path.includes('.')) throw notSupported('A dotted path in an expression');
  return (document) => ownField(document, path);
}

function membership(operands: unknown): Expression {
  if (!Array.isArray(operands) || operands.length !== 2)
    throw new MongoError(16020, 'Expression $in takes exactly 2 arguments');
  const [member, list] = operands.map(parseExpression);
  return (document) => {
    const members = list?.(document);
    if (!Array.isArray(members)) throw new MongoError(40081, '$in requires an array as a second argument');
    const wanted = member?.(document);
    return members.some((item) => sameValue(item, wanted));
  };
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/ifNull */
function firstValue(operands: unknown): Expression {
  if (!Array.isArray(operands) || operands.length < 2)
    throw new MongoError(1257300, '$ifNull needs at least two arguments');
  const values = operands.map(parseExpression);
  return (document) => {
    const results = values.map((valueOf) => valueOf(document));
    return results.find((value) => value !== undefined && value !== null) ?? results.at(-1);
  };
}
