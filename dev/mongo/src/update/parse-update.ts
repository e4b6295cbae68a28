import { MongoError, notSupported, unknownName } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument, typeName } from '../values/bson-types.ts';
import { ownField } from '../values/paths.ts';
import { type Modifier, modifiers } from './modifiers.ts';

/** A parsed update. `change` may modify the given document, and returns the changed one. */
export interface Update {
  readonly isReplacement: boolean;
  readonly change: (document: ExactDocument, inserting: boolean) => ExactDocument;
}

/** Parses the `u` of an update: operators or a whole document. */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw notSupported('An update by a pipeline');
  if (!isDocument(update)) throw new MongoError(9, 'Update argument must be either an object or an array');
  return Object.keys(update)[0]?.startsWith('$') === true ? operatorUpdate(update) : replacement(update);
}

function replacement(update: ExactDocument): Update {
  for (const name of Object.keys(update)) refuseDollar(name);
  const change = ({ _id }: ExactDocument): ExactDocument =>
    _id === undefined ? { ...update } : { _id, ...update };
  return { isReplacement: true, change };
}

interface Step {
  readonly name: string;
  readonly modify: Modifier;
}

function operatorUpdate(update: ExactDocument): Update {
  const steps = Object.entries(update).flatMap(([operator, operands]) => stepsOf(operator, operands));
  // MongoDB applies modifiers in this order, so new fields appear in it.
  steps.sort((a, b) => (a.name < b.name ? -1 : 1));
  const twice = steps.find(({ name }, i) => steps[i + 1]?.name === name)?.name;
  if (twice !== undefined)
    throw new MongoError(40, `Updating the path '${twice}' would create a conflict at '${twice}'`);
  return {
    isReplacement: false,
    change: (document, inserting) => {
      for (const { name, modify } of steps)
        putField(document, name, modify(ownField(document, name), inserting));
      return document;
    },
  };
}

function putField(document: ExactDocument, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(document, name);
  // Not an assignment, because a field may be called __proto__.
  else Object.defineProperty(document, name, { value, enumerable: true, configurable: true, writable: true });
}

function stepsOf(operator: string, operands: unknown): Step[] {
  const factory = modifiers.get(operator);
  if (!factory) throw unknownName(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
  if (!isDocument(operands))
    throw new MongoError(9, `Modifiers operate on fields but we found type ${typeName(operands)} instead.`);
  return Object.entries(operands).map(([name, operand]) => {
    if (name === '') throw new MongoError(56, 'An empty update path is not valid.');
    if (name.includes('.')) throw notSupported(`The path '${name}' in an update`);
    refuseDollar(name);
    return { name, modify: factory(operand, name) };
  });
}

function refuseDollar(name: string): void {
  if (name.startsWith('$'))
    throw new MongoError(52, `The dollar ($) prefixed field '${name}' is not valid for storage.`);
}
