import { Decimal128 } from 'bson';
import { MongoError } from '../errors.ts';
import { matcherOf } from '../query/matcher.ts';
import { isOperatorDocument, parseFilter } from '../query/parse-filter.ts';
import { BSONRegExp } from 'bson';
import { isDocument, isNumber, typeAlias } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import { formatDocument } from '../values/format.ts';
import type { ModifierFactory } from './modifier.ts';
import { push } from './push.ts';

/** The array at a place, a copy to be changed; undefined where there is nothing. */
export function arrayAt(value: unknown, complaint: (type: string) => MongoError): unknown[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw complaint(typeAlias(value));
  return [...(value as unknown[])];
}

const addToSet: ModifierFactory = (operand) => {
  const each = eachOf(operand);
  return (place, { id }) => {
    const array = arrayAt(
      place.value,
      (type) =>
        new MongoError(
          2,
          `Cannot apply $addToSet to non-array field. Field named '${place.path}' has non-array type ${type} in document ${formatDocument({ _id: id })}`,
        ),
    );
    const result = [...(array ?? [])];
    for (const item of each) if (!result.some((member) => sameValue(member, item))) result.push(item);
    if (!array || result.length > array.length) place.set(result);
  };
};

function eachOf(operand: unknown): readonly unknown[] {
  if (!isDocument(operand) || !Object.hasOwn(operand, '$each')) return [operand];
  const { $each, ...others } = operand;
  if (Object.keys(others).length > 0) {
    throw new MongoError(2, `Found unexpected fields after $each in $addToSet: ${formatDocument(operand)}`);
  }
  if (!Array.isArray($each)) {
    throw new MongoError(
      14,
      `The argument to $each in $addToSet must be an array but it was of type ${typeAlias($each)}`,
    );
  }
  return $each as unknown[];
}

const removeWhere =
  (name: string, test: (item: unknown) => boolean): ReturnType<ModifierFactory> =>
  (place) => {
    const array = arrayAt(place.value, () => new MongoError(2, `Cannot apply ${name} to a non-array value`));
    const rest = array?.filter((item) => !test(item));
    if (array && rest && rest.length < array.length) place.set(rest);
  };

/** A document is a filter on the elements, an operator document a condition on each, all else a value. */
const pull: ModifierFactory = (operand) => {
  if (operand instanceof BSONRegExp || isOperatorDocument(operand)) {
    const matches = matcherOf(parseFilter({ element: operand }));
    return removeWhere('$pull', (element) => matches({ element }));
  }
  if (!isDocument(operand)) return removeWhere('$pull', (item) => sameValue(item, operand));
  const matches = matcherOf(parseFilter(operand));
  return removeWhere('$pull', (item) => isDocument(item) && matches(item));
};

const pullAll: ModifierFactory = (operand) => {
  if (!Array.isArray(operand)) {
    throw new MongoError(2, `$pullAll requires an array argument but was given a ${typeAlias(operand)}`);
  }
  return removeWhere('$pullAll', (item) => operand.some((member) => sameValue(member, item)));
};

const pop: ModifierFactory = (operand, path) => {
  const end = isNumber(operand) && !(operand instanceof Decimal128) ? Number(operand) : NaN;
  if (end !== 1 && end !== -1)
    throw new MongoError(9, `$pop expects 1 or -1, found: ${formatDocument({ [path]: operand })}`);
  return (place) => {
    const array = arrayAt(
      place.value,
      (type) => new MongoError(14, `Path '${path}' contains an element of non-array type '${type}'`),
    );
    if (array && array.length > 0) place.set(end === 1 ? array.slice(0, -1) : array.slice(1));
  };
};

export const arrayModifiers: Readonly<Record<string, ModifierFactory>> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
