import { Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import { isDocument, typeAlias } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import { formatValue } from '../values/format.ts';
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
  if (isDynamic(path)) throw new MongoError(2, `The source field for $rename may not be dynamic: ${path}`);
  if (isDynamic(operand))
    throw new MongoError(2, `The destination field for $rename may not be dynamic: ${operand}`);
  return (place, { root, id }) => {
    place.checkViable();
    const { value } = place;
    if (value === undefined) return;
    refuseElement('source', place, id);
    const target = new Place(root, operand);
    refuseElement('destination', target, id);
    place.unset();
    target.unset();
    target.set(value);
  };
};

/** `$`, `$[]` or `$[name]` in a path: elements that only the filter or arrayFilters name. */
const isDynamic = (path: string): boolean =>
  path.split('.').some((part) => part === '$' || part.startsWith('$['));

function refuseElement(role: 'source' | 'destination', { path, enclosingArray }: Place, id: unknown): void {
  if (enclosingArray === undefined) return;
  throw new MongoError(
    2,
    `The ${role} field cannot be an array element, '${path}' in doc with _id: ${formatValue(id)} ` +
      `has an array field called '${enclosingArray}'`,
  );
}

const currentDate: ModifierFactory = (operand) => {
  const type = dateType(operand);
  return (place, { now }) => {
    place.set(type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  };
};

function dateType(operand: unknown): 'date' | 'timestamp' {
  // Any boolean, false too, as mongod has it.
  if (typeof operand === 'boolean') return 'date';
  if (!isDocument(operand)) {
    throw new MongoError(
      2,
      `${typeAlias(operand)} is not valid type for $currentDate. Please use a boolean ('true') ` +
        "or a $type expression ({$type: 'timestamp/date'}).",
    );
  }
  const { $type, ...others } = operand;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new MongoError(2, `Unrecognized $currentDate option: ${unknown}`);
  if ($type === 'date' || $type === 'timestamp') return $type;
  throw new MongoError(
    2,
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

export const fieldModifiers: Readonly<Record<string, ModifierFactory>> = {
  $set: set,
  $setOnInsert: setOnInsert,
  $unset: unset,
  $min: extreme(-1),
  $max: extreme(1),
  $rename: rename,
  $currentDate: currentDate,
};
