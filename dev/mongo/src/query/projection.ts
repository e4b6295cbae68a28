import { Decimal128 } from 'bson';
import { expressionValue } from '../aggregate/expression.ts';
import { MongoError, notSupported } from '../errors.ts';
import { type ExactDocument, isDocument, isNumber, toDouble } from '../values/bson-types.ts';

/** Changes a document into what the client asked for. */
export type Projection = (document: ExactDocument) => ExactDocument;

/** A tree of the projected paths: leaves say whether the field stays. */
interface PathTree {
  readonly [name: string]: PathTree | true;
}

/** Compiles a find projection; undefined when everything is wanted. Exclusion and inclusion do not mix but for `_id`. */
export function parseProjection(projection: unknown): Projection | undefined {
  if (projection === undefined || projection === null) return undefined;
  if (!isDocument(projection)) throw new MongoError(14, 'Expected projection to be an object');
  const flags = new Map<string, boolean>();
  const computed: [string, (document: ExactDocument) => unknown][] = [];
  for (const [path, value] of Object.entries(projection)) {
    checkPath(path);
    const flag = flagOf(value);
    if (flag !== undefined) flags.set(path, flag);
    else if (isDocument(value) && ['$slice', '$elemMatch', '$meta'].includes(Object.keys(value)[0] ?? '')) {
      throw notSupported(`${Object.keys(value)[0] ?? ''} in a projection`);
    } else if (isDocument(value) && !Object.keys(value)[0]?.startsWith('$')) {
      throw notSupported('A nested projection document');
    } else computed.push([path, expressionValue(value)]);
  }
  if (flags.size === 0 && computed.length === 0) return undefined;
  const including = inclusionOf(flags, computed.length > 0);
  const keepId = flags.get('_id') ?? true;
  flags.delete('_id');
  if (including && keepId) flags.set('_id', true);
  if (!including && !keepId) flags.set('_id', false);
  const tree = pathTree([...flags.keys()]);
  if (computed.some(([path]) => path.includes('.')))
    throw notSupported('A computed dotted path in a projection');
  return (document) => {
    const result = including ? include(document, tree) : exclude(document, tree);
    const values = computed.map(([path, compute]) => [path, compute(document)] as const);
    return Object.fromEntries([...Object.entries(result), ...values]);
  };
}

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return isNumber(value) && !(value instanceof Decimal128) ? toDouble(value) !== 0 : undefined;
}

function checkPath(path: string): void {
  if (path === '' || path.split('.').includes(''))
    throw new MongoError(40352, 'FieldPath field names may not be empty strings.');
  if (path.includes('$')) throw notSupported("A projection path with '$'");
}

function inclusionOf(flags: ReadonlyMap<string, boolean>, computes: boolean): boolean {
  const others = [...flags].filter(([path]) => path !== '_id');
  const including = computes || (others[0]?.[1] ?? flags.get('_id') ?? false);
  const wrong = others.find(([, flag]) => flag !== including);
  if (!wrong) return including;
  const [inner, outer] = including ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
  throw new MongoError(
    including ? 31254 : 31253,
    `Cannot do ${inner} on field ${wrong[0]} in ${outer} projection`,
  );
}

/** Without a prototype: a path may begin with `__proto__`. */
const emptyNode = (): Record<string, PathTree | true> =>
  Object.create(null) as Record<string, PathTree | true>;

function pathTree(paths: readonly string[]): PathTree {
  const tree = emptyNode();
  for (const path of paths) {
    let node = tree;
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      const next = (node[part] ??= emptyNode());
      if (next === true) throw collision(path);
      node = next;
    }
    if (node[last] !== undefined) throw collision(path);
    node[last] = true;
  }
  return tree;
}

const collision = (path: string): MongoError => new MongoError(31249, `Path collision at ${path}`);

function include(document: ExactDocument, tree: PathTree): ExactDocument {
  return changeFields(document, (name, value) => {
    const node = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (node === true || node === undefined) return node && value;
    return inArrays(value, (item) => include(item, node), false);
  });
}

function exclude(document: ExactDocument, tree: PathTree): ExactDocument {
  return changeFields(document, (name, value) => {
    const node = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (node === true || node === undefined) return node ? undefined : value;
    return inArrays(value, (item) => exclude(item, node), true);
  });
}

/** A document of the fields for which `change` gives something. */
function changeFields(
  document: ExactDocument,
  change: (name: string, value: unknown) => unknown,
): ExactDocument {
  const fields = Object.entries(document).map(([name, value]) => [name, change(name, value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Applies a projection to the documents in nested arrays; scalars stay only in an exclusion. */
function inArrays(
  value: unknown,
  change: (item: ExactDocument) => ExactDocument,
  keepScalars: boolean,
): unknown {
  if (isDocument(value)) return change(value);
  if (!Array.isArray(value)) return keepScalars ? value : undefined;
  return value.map((item) => inArrays(item, change, keepScalars)).filter((item) => item !== undefined);
}
