import { Int32 } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { addNumbers } from '../values/add-numbers.ts';
import { isNumber, typeName } from '../values/bson-types.ts';
import { pullAll, push } from './array-modifiers.ts';
import type { ModifierFactory } from './modifier.ts';

const set: ModifierFactory = (operand) => (place) => place.set(operand);

const setOnInsert: ModifierFactory = (operand) => (place, inserting) => {
  if (inserting) place.set(operand);
};

const unset: ModifierFactory = () => (place) => place.unset();

const increment: ModifierFactory = (amount, path) => {
  if (!isNumber(amount))
    throw new MongoError(14, `Cannot increment '${path}' with a ${typeName(amount)}, which is not a number`);
  return (place) => {
    const { value = new Int32(0) } = place;
    if (!isNumber(value))
      throw new MongoError(14, `Cannot apply $inc to the field '${path}' of the type ${typeName(value)}`);
    place.set(place.value === undefined ? amount : addNumbers(value, amount));
  };
};

/** The update operators by name. */
export const modifiers: ReadonlyMap<string, ModifierFactory> = new Map([
  ['$set', set],
  ['$setOnInsert', setOnInsert],
  ['$unset', unset],
  ['$inc', increment],
  ['$push', push],
  ['$pullAll', pullAll],
]);
