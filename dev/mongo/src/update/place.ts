import { MongoError } from '../errors.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { formatValue } from '../values/format.ts';

const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/** MongoDB pads an array no further than this many nulls beyond its end. */
const maxPadding = 1_500_000;

/** The spot in a document that a dotted path names; its parents exist once `set` has been called. */
export class Place {
  constructor(
    private readonly root: ExactDocument,
    readonly path: string,
  ) {}

  /** The value there, undefined if there is none. */
  get value(): unknown {
    let value: unknown = this.root;
    for (const part of this.path.split('.')) value = childOf(value, part);
    return value;
  }

  /** Name of the innermost array that the path goes into, undefined if it goes into none. */
  get enclosingArray(): string | undefined {
    let value: unknown = this.root;
    let found: string | undefined;
    for (const part of this.path.split('.').slice(0, -1)) {
      value = childOf(value, part);
      if (Array.isArray(value)) found = part;
    }
    return found;
  }

  /** PathNotViable (28) where a scalar is in the way, or an array before a name. A path that ends early is viable. */
  checkViable(): void {
    let value: unknown = this.root;
    let name = '';
    for (const part of this.path.split('.')) {
      if (value === undefined) return;
      if (!isDocument(value) && !(Array.isArray(value) && isIndex(part))) {
        const element = `{${name}: ${formatValue(value)}}`;
        throw new MongoError(
          28,
          `cannot use the part (${part} of ${this.path}) to traverse the element (${element})`,
        );
      }
      value = childOf(value, part);
      name = part;
    }
  }

  /** Puts a value there, making the documents on the way. PathNotViable (28) where something else is in the way. */
  set(value: unknown): void {
    const parts = this.path.split('.');
    const last = parts.pop() ?? '';
    let parent: unknown = this.root;
    for (const [i, part] of parts.entries()) {
      let child = childOf(parent, part);
      if (child === undefined) {
        child = {};
        putChild(parent, part, child, parts[i - 1] ?? '');
      }
      parent = child;
    }
    putChild(parent, last, value, parts.at(-1) ?? '');
  }

  /** Takes the field away; an array's element becomes null, as in MongoDB. */
  unset(): void {
    const parts = this.path.split('.');
    const last = parts.pop() ?? '';
    let parent: unknown = this.root;
    for (const part of parts) parent = childOf(parent, part);
    if (isDocument(parent)) Reflect.deleteProperty(parent, last);
    else if (Array.isArray(parent) && isIndex(last) && Number(last) < parent.length)
      parent[Number(last)] = null;
  }
}

function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return isIndex(part) ? (value[Number(part)] as unknown) : undefined;
  return isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

function putChild(parent: unknown, part: string, value: unknown, parentName: string): void {
  if (Array.isArray(parent) && isIndex(part)) {
    const index = Number(part);
    if (index > parent.length + maxPadding)
      throw new MongoError(2, `cannot pad array by more than ${maxPadding}`);
    while (parent.length < index) parent.push(null);
    parent[index] = value;
  } else if (isDocument(parent)) {
    // Not an assignment: a field may be called __proto__.
    Object.defineProperty(parent, part, { value, enumerable: true, configurable: true, writable: true });
  } else {
    const element = parentName === '' ? formatValue(parent) : `{ ${parentName}: ${formatValue(parent)} }`;
    throw new MongoError(28, `Cannot create field '${part}' in element ${element}`);
  }
}
