import { addToSet, pullAll, push } from './array-modifiers.ts';
import { increment } from './increment.ts';
import type { ModifierFactory } from './modifier.ts';

const set: ModifierFactory = (operand) => (place) => place.set(operand);

const setOnInsert: ModifierFactory = (operand) => (place, inserting) => {
  if (inserting) place.set(operand);
};

const unset: ModifierFactory = () => (place) => place.unset();

/** The update operators by name. */
export const modifiers: ReadonlyMap<string, ModifierFactory> = new Map([
  ['$set', set],
  ['$setOnInsert', setOnInsert],
  ['$unset', unset],
  ['$inc', increment],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pullAll', pullAll],
]);
