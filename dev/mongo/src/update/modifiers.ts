import { badValue, MongoError, notSupported } from '../errors/mongo-error.ts';
import { addNumbers } from '../values/add-numbers.ts';
import { isDocument, isNumber, typeName } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';

/** Returns the new value of a field. `undefined` stands for no value. `inserting` is true during an upsert. */
export type Modifier = (value: unknown, inserting: boolean) => unknown;

/** Checks the operand of an operator and returns its modifier. `name` is that of the field, for messages. */
type ModifierFactory = (operand: unknown, name: string) => Modifier;

const set: ModifierFactory = (operand) => () => operand;

const setOnInsert: ModifierFactory = (operand) => (value, inserting) => (inserting ? operand : value);

const unset: ModifierFactory = () => () => undefined;

const increment: ModifierFactory = (amount, name) => {
  if (!isNumber(amount))
    throw new MongoError(14, `Cannot increment '${name}' with a ${typeName(amount)}, which is not a number`);
  return (value) => {
    if (value === undefined) return amount;
    if (isNumber(value)) return addNumbers(value, amount);
    throw new MongoError(14, `Cannot apply $inc to the field '${name}' of the type ${typeName(value)}`);
  };
};

const push: ModifierFactory = (operand, name) => {
  const items = pushedItems(operand);
  return (value) => [...arrayOf(value, '$push', name), ...items];
};

const pullAll: ModifierFactory = (operand, name) => {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  return (value) =>
    value === undefined
      ? undefined
      : arrayOf(value, '$pullAll', name).filter((item) => !operand.some((member) => sameValue(member, item)));
};

function arrayOf(value: unknown, operator: string, name: string): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw badValue(`Cannot apply ${operator} to the field '${name}' of non-array type ${typeName(value)}`);
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

/** The update operators by name. */
export const modifiers: ReadonlyMap<string, ModifierFactory> = new Map([
  ['$set', set],
  ['$setOnInsert', setOnInsert],
  ['$unset', unset],
  ['$inc', increment],
  ['$push', push],
  ['$pullAll', pullAll],
]);
