import * as mingoAccumulators from 'mingo/operators/accumulator';
import * as mingoExpressions from 'mingo/operators/expression';
import { MongoError, notSupported } from '../errors.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The operators of expressions that give here what MongoDB gives. */
const expressions = words(
  '$literal $add $subtract $multiply $divide $mod $abs $ceil $floor $cmp $eq $ne $gt $gte $lt $lte $and $or $not $cond ' +
    '$ifNull $switch $size $in $isArray $arrayElemAt $concatArrays $filter $map $concat $toLower $toUpper $strLenCP ' +
    '$toString $type',
);

const accumulators = words('$sum $avg $min $max $first $last $push $addToSet $count');

const isKnown = (name: string): boolean =>
  Object.hasOwn(mingoExpressions, name) ||
  Object.hasOwn(mingoAccumulators, name) ||
  ['$accumulator', '$function', '$rand', '$sampleRate', '$toHashedIndexKey', '$where'].includes(name);

/** Refuses an operator of an expression that is not served; 168 for one that MongoDB does not know either. */
export function checkExpressionOperator(name: string): void {
  if (expressions.has(name)) return;
  if (isKnown(name)) throw notSupported(`The expression ${name}`);
  throw new MongoError(168, `Unrecognized expression '${name}'`);
}

/** The same for what a `$group` does with the documents of a group. */
export function checkAccumulator(name: string): void {
  if (accumulators.has(name)) return;
  if (isKnown(name)) throw notSupported(`The accumulator ${name}`);
  throw new MongoError(15952, `unknown group operator '${name}'`);
}
