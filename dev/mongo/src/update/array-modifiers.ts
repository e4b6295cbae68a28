import { badValue, MongoError, notSupported } from '../errors/mongo-error.ts';
import { isDocument, typeAlias } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import { formatDocument } from '../values/format.ts';
import type { ModifierFactory } from './modifier.ts';

export const push: ModifierFactory = (operand) => {
  const items = itemsOf('$push', operand, 2);
  return (place, { id }) => {
    const complaint = (type: string): string =>
      `The field '${place.path}' must be an array but is of type ${type} in document ${formatDocument({ _id: id })}`;
    place.set([...(arrayAt(place.value, complaint) ?? []), ...items]);
  };
};

export const addToSet: ModifierFactory = (operand) => {
  const items = itemsOf('$addToSet', operand, 14);
  return (place, { id }) => {
    const complaint = (type: string): string =>
      `Cannot apply $addToSet to non-array field. Field named '${place.path}' has non-array type ${type} in document ${formatDocument({ _id: id })}`;
    const array = arrayAt(place.value, complaint);
    const result = [...(array ?? [])];
    for (const item of items) if (!result.some((member) => sameValue(member, item))) result.push(item);
    if (!array || result.length > array.length) place.set(result);
  };
};

export const pullAll: ModifierFactory = (operand) => {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeAlias(operand)}`);
  return (place) => {
    const array = arrayAt(place.value, () => 'Cannot apply $pullAll to a non-array value');
    const rest = array?.filter((item) => !operand.some((member) => sameValue(member, item)));
    if (array && rest && rest.length < array.length) place.set(rest);
  };
};

/** Undefined if there is no value. */
function arrayAt(value: unknown, complaint: (type: string) => string): readonly unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value;
  throw badValue(complaint(typeAlias(value)));
}

/** The operand itself, or the items of its `$each`. */
function itemsOf(name: string, operand: unknown, wrongType: number): readonly unknown[] {
  if (!isDocument(operand) || !Object.hasOwn(operand, '$each')) return [operand];
  const { $each, ...others } = operand;
  const [other] = Object.keys(others);
  if (other !== undefined && ['$position', '$slice', '$sort'].includes(other))
    throw notSupported(`${other} in ${name}`);
  if (other !== undefined) throw badValue(`Unrecognized clause in ${name}: ${other}`);
  if (Array.isArray($each)) return $each;
  throw new MongoError(
    wrongType,
    `The argument to $each in ${name} must be an array but it was of type: ${typeAlias($each)}`,
  );
}
