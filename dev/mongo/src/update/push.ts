import { MongoError } from '../errors.ts';
import { compareKeys, parseSort, sortKeys } from '../query/sort.ts';
import { isDocument, isNumber, typeAlias } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import { formatDocument } from '../values/format.ts';
import type { ModifierFactory } from './modifier.ts';

interface PushOptions {
  readonly each: readonly unknown[];
  readonly position: number | undefined;
  readonly slice: number | undefined;
  readonly order: ((a: unknown, b: unknown) => number) | undefined;
}

/** `$push` with `$each`, `$position`, `$sort` and `$slice`, in that order of effect. */
export const push: ModifierFactory = (operand) => {
  const { each, position, slice, order } = parsePush(operand);
  return (place, { id }) => {
    const { value } = place;
    if (value !== undefined && !Array.isArray(value)) {
      throw new MongoError(
        2,
        `The field '${place.path}' must be an array but is of type ${typeAlias(value)} in document ${formatDocument({ _id: id })}`,
      );
    }
    const array: unknown[] = [...((value ?? []) as unknown[])];
    array.splice(position ?? array.length, 0, ...each);
    if (order) array.sort(order);
    place.set(slice === undefined ? array : slice < 0 ? array.slice(slice) : array.slice(0, slice));
  };
};

function parsePush(operand: unknown): PushOptions {
  if (!isDocument(operand) || !Object.hasOwn(operand, '$each')) {
    return { each: [operand], position: undefined, slice: undefined, order: undefined };
  }
  const { $each, $position, $slice, $sort, ...others } = operand;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new MongoError(2, `Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray($each)) {
    throw new MongoError(
      2,
      `The argument to $each in $push must be an array but it was of type: ${typeAlias($each)}`,
    );
  }
  return {
    each: $each as unknown[],
    position: integer('$position', $position),
    slice: integer('$slice', $slice),
    order: $sort === undefined ? undefined : orderOf($sort),
  };
}

function integer(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = isNumber(value) ? Number(value) : NaN;
  if (!Number.isInteger(number)) {
    throw new MongoError(
      2,
      `The value for ${name} must be an integer value but was given type: ${typeAlias(value)}`,
    );
  }
  return number;
}

function orderOf(sort: unknown): (a: unknown, b: unknown) => number {
  if (isNumber(sort)) {
    const direction = Number(sort);
    if (direction !== 1 && direction !== -1) {
      throw new MongoError(2, 'The $sort element value must be either 1 or -1');
    }
    return (a, b) => compareValues(a, b) * direction;
  }
  const fields = parseSort(sort);
  const compare = compareKeys(fields);
  const keys = (item: unknown): unknown[] => sortKeys(isDocument(item) ? item : {}, fields);
  return (a, b) => compare(keys(a), keys(b));
}
