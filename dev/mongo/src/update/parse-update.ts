import { MongoError, notSupported } from '../errors.ts';
import { type ExactDocument, isDocument, typeAlias } from '../values/bson-types.ts';
import { arithmeticModifiers } from './arithmetic-modifiers.ts';
import { arrayModifiers } from './array-modifiers.ts';
import { fieldModifiers } from './field-modifiers.ts';
import type { Modifier, ModifierFactory, UpdateContext } from './modifier.ts';
import { pipelineUpdate } from './pipeline-update.ts';
import { Place } from './place.ts';

/** An update, ready to be applied. `change` gets a document of its own and gives the changed one. */
export interface Update {
  readonly kind: 'replacement' | 'operators' | 'pipeline';
  readonly change: (document: ExactDocument, options: { inserting: boolean }) => ExactDocument;
}

const factories: Readonly<Record<string, ModifierFactory>> = {
  ...fieldModifiers,
  ...arithmeticModifiers,
  ...arrayModifiers,
};

/** Parses the `u` of an update: operators, a whole document, or a pipeline. */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) return { kind: 'pipeline', change: pipelineUpdate(update) };
  if (!isDocument(update)) throw new MongoError(9, 'Update argument must be either an object or an array');
  return Object.keys(update)[0]?.startsWith('$') === true ? operatorUpdate(update) : replacement(update);
}

function replacement(update: ExactDocument): Update {
  const dollar = Object.keys(update).find((name) => name.startsWith('$'));
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's ` +
        'replacement document. Consider using an aggregation pipeline with $replaceWith.',
    );
  }
  return {
    kind: 'replacement',
    change: ({ _id }) => (_id === undefined ? { ...update } : { _id, ...update }),
  };
}

interface Step {
  readonly path: string;
  readonly modify: Modifier;
}

function operatorUpdate(update: ExactDocument): Update {
  const steps = Object.entries(update).flatMap(([name, operands]) => stepsOf(name, operands));
  checkConflicts([...steps.map(({ path }) => path), ...renameTargets(update)]);
  steps.sort((a, b) => comparePaths(a.path, b.path));
  return {
    kind: 'operators',
    change: (root, { inserting }) => {
      const context: UpdateContext = { id: root._id, inserting, root, now: new Date() };
      for (const { path, modify } of steps) modify(new Place(root, path), context);
      return root;
    },
  };
}

function stepsOf(name: string, operands: unknown): Step[] {
  const factory = Object.hasOwn(factories, name) ? factories[name] : undefined;
  if (!factory) {
    if (name === '$bit') throw notSupported(name);
    throw new MongoError(
      9,
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDocument(operands)) {
    throw new MongoError(
      9,
      `Modifiers operate on fields but we found type ${typeAlias(operands)} instead. For example: ` +
        `{$mod: {<field>: ...}} not {${name}: ${typeAlias(operands)}}`,
    );
  }
  return Object.entries(operands).map(([path, operand]) => {
    // $rename refuses positional paths itself, with a code of its own.
    const modify = name === '$rename' ? factory(operand, path) : undefined;
    checkPath(path);
    if (name === '$rename' && typeof operand === 'string') checkPath(operand);
    return { path, modify: modify ?? factory(operand, path) };
  });
}

function checkPath(path: string): void {
  const parts = path.split('.');
  if (path === '') throw new MongoError(56, 'An empty update path is not valid.');
  if (parts.includes('')) {
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  if (parts.some((part) => part === '$' || part.startsWith('$[')))
    throw notSupported('A positional update path');
  const dollar = parts.find((part) => part.startsWith('$'));
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`,
    );
  }
}

function renameTargets({ $rename }: ExactDocument): string[] {
  return isDocument($rename) ? Object.values($rename).filter((target) => typeof target === 'string') : [];
}

/** No path may be changed twice, nor together with one inside it. */
function checkConflicts(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    const inside = [...seen].find(
      (other) => other.startsWith(`${path}.`) || path.startsWith(`${other}.`) || other === path,
    );
    if (inside !== undefined) {
      const at = inside.length < path.length ? inside : path;
      throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
    }
    seen.add(path);
  }
}

const isIndex = (part: string): boolean => part <= '9' && /^\d+$/.test(part);

/** MongoDB applies modifiers in this order, so new fields appear in it. */
function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [x, y] = [left[i] ?? '', right[i] ?? ''];
    if (x === y) continue;
    const numeric = isIndex(x) && isIndex(y);
    return numeric ? Number(x) - Number(y) : x < y ? -1 : 1;
  }
  return left.length - right.length;
}
