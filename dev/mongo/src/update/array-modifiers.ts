import { badValue, notSupported } from '../errors/mongo-error.ts';
import { isDocument, typeName } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import type { ModifierFactory } from './modifier.ts';
import type { Place } from './place.ts';

export const push: ModifierFactory = (operand) => {
  const items = pushedItems(operand);
  return (place) => place.set([...(arrayAt(place, '$push') ?? []), ...items]);
};

export const pullAll: ModifierFactory = (operand) => {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  return (place) => {
    const array = arrayAt(place, '$pullAll');
    const rest = array?.filter((item) => !operand.some((member) => sameValue(member, item)));
    if (array && rest && rest.length < array.length) place.set(rest);
  };
};

/** Undefined if there is no value. */
function arrayAt({ path, value }: Place, operator: string): readonly unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value;
  throw badValue(`Cannot apply ${operator} to the field '${path}' of non-array type ${typeName(value)}`);
}

/** The operand itself, or the items of its `$each`. */
function pushedItems(operand: unknown): readonly unknown[] {
  if (!isDocument(operand) || !Object.hasOwn(operand, '$each')) return [operand];
  const { $each, ...others } = operand;
  const [other] = Object.keys(others);
  if (other !== undefined) throw notSupported(`The clause ${other} of $push`);
  if (Array.isArray($each)) return $each;
  throw badValue('The argument to $each in $push must be an array');
}
