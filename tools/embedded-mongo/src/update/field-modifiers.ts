import { Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import { isDocument, typeAlias } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import type { ModifierFactory } from './modifier.ts';
import { Place } from './place.ts';

const set: ModifierFactory = (operand) => (place) => {
  place.set(operand);
};

const setOnInsert: ModifierFactory =
  (operand) =>
  (place, { inserting }) => {
    if (inserting) place.set(operand);
  };

const unset: ModifierFactory = () => (place) => {
  place.unset();
};

const extreme =
  (sign: 1 | -1): ModifierFactory =>
  (operand) =>
  (place) => {
    const { value } = place;
    if (value === undefined || compareValues(operand, value) * sign > 0) place.set(operand);
  };

const rename: ModifierFactory = (operand, path) => {
  if (typeof operand !== 'string') {
    throw new MongoError(2, `The 'to' field for $rename must be a string: ${path}: ${typeAlias(operand)}`);
  }
  if (operand === path)
    throw new MongoError(2, `The source and target field for $rename must differ: ${path}`);
  return (place, { root }) => {
    const { value } = place;
    if (value === undefined) return;
    place.unset();
    const target = new Place(root, operand);
    target.unset();
    target.set(value);
  };
};

const currentDate: ModifierFactory = (operand, path) => {
  const type = isDocument(operand) ? operand.$type : operand === true ? 'date' : undefined;
  if (type !== 'date' && type !== 'timestamp') {
    throw new MongoError(
      2,
      `The '$type' string field of $currentDate is required to be 'date' or 'timestamp': ${path}`,
    );
  }
  return (place, { now }) => {
    place.set(type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  };
};

export const fieldModifiers: Readonly<Record<string, ModifierFactory>> = {
  $set: set,
  $setOnInsert: setOnInsert,
  $unset: unset,
  $min: extreme(-1),
  $max: extreme(1),
  $rename: rename,
  $currentDate: currentDate,
};
