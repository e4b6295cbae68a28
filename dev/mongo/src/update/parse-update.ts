import { MongoError, notSupported, unknownName } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument, typeName } from '../values/bson-types.ts';
import { hasEmptyName } from '../values/paths.ts';
import type { Modifier } from './modifier.ts';
import { modifiers } from './modifiers.ts';
import { Place } from './place.ts';

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
  const dollar = Object.keys(update).find((name) => name.startsWith('$'));
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement document.`,
    );
  }
  const change = ({ _id }: ExactDocument): ExactDocument =>
    _id === undefined ? { ...update } : { _id, ...update };
  return { isReplacement: true, change };
}

interface Step {
  readonly path: string;
  readonly modify: Modifier;
}

function operatorUpdate(update: ExactDocument): Update {
  const steps = Object.entries(update).flatMap(([name, operands]) => stepsOf(name, operands));
  checkConflicts(steps);
  // MongoDB applies modifiers in this order, so new fields appear in it.
  steps.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    isReplacement: false,
    change: (document, inserting) => {
      for (const { path, modify } of steps) modify(new Place(document, path), inserting);
      return document;
    },
  };
}

function stepsOf(name: string, operands: unknown): Step[] {
  const factory = modifiers.get(name);
  if (!factory) throw unknownName(9, `Unknown modifier: ${name}. Expected a valid update modifier`);
  if (!isDocument(operands))
    throw new MongoError(9, `Modifiers operate on fields but we found type ${typeName(operands)} instead.`);
  return Object.entries(operands).map(([path, operand]) => {
    checkPath(path);
    return { path, modify: factory(operand, path) };
  });
}

function checkPath(path: string): void {
  if (hasEmptyName(path))
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  const dollar = path.split('.').find((part) => part.startsWith('$'));
  if (dollar === '$' || dollar?.startsWith('$[') === true) throw notSupported('A positional update path');
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`,
    );
  }
}

/** An update must not change a path twice. It must not change a path and another one inside it either. */
function checkConflicts(steps: readonly Step[]): void {
  const seen: string[] = [];
  for (const { path } of steps) {
    const other = seen.find(
      (earlier) => earlier === path || earlier.startsWith(`${path}.`) || path.startsWith(`${earlier}.`),
    );
    if (other !== undefined) {
      const at = other.length < path.length ? other : path;
      throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
    }
    seen.push(path);
  }
}
