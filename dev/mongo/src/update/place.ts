import { badValue, MongoError } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { formatValue } from '../values/format.ts';
import { isArrayIndex } from '../values/paths.ts';

/** MongoDB adds at most this many nulls to an array. */
const MAX_PADDING = 1_500_000;

/** The place that a dotted path names in a document. `set` creates the parents. */
export class Place {
  readonly path: string;
  readonly #root: ExactDocument;

  constructor(root: ExactDocument, path: string) {
    this.#root = root;
    this.path = path;
  }

  /** Undefined if there is no value. */
  get value(): unknown {
    return this.path.split('.').reduce<unknown>(childOf, this.#root);
  }

  /** Sets the value and creates the documents on the way. Throws PathNotViable (28) if a scalar is in the way. */
  set(value: unknown): void {
    const parts = this.path.split('.');
    const last = parts.pop() ?? '';
    let parent: unknown = this.#root;
    for (const [i, part] of parts.entries()) {
      let child = childOf(parent, part);
      if (child === undefined) {
        child = {};
        putChild(parent, part, child, parts[i - 1]);
      }
      parent = child;
    }
    putChild(parent, last, value, parts.at(-1));
  }

  /** Removes the field. An array element becomes null, as in MongoDB. */
  unset(): void {
    const parts = this.path.split('.');
    const last = parts.pop() ?? '';
    const parent = parts.reduce<unknown>(childOf, this.#root);
    if (isDocument(parent)) Reflect.deleteProperty(parent, last);
    else if (Array.isArray(parent) && isArrayIndex(last) && Number(last) < parent.length)
      parent[Number(last)] = null;
  }
}

function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return isArrayIndex(part) ? (value[Number(part)] as unknown) : undefined;
  return isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

function putChild(parent: unknown, part: string, value: unknown, parentName: string | undefined): void {
  if (Array.isArray(parent) && isArrayIndex(part)) {
    const index = Number(part);
    if (index > parent.length + MAX_PADDING) throw badValue(`cannot pad array by more than ${MAX_PADDING}`);
    while (parent.length < index) parent.push(null);
    parent[index] = value;
  } else if (isDocument(parent)) {
    // Not an assignment, because a field may be called __proto__.
    Object.defineProperty(parent, part, { value, enumerable: true, configurable: true, writable: true });
  } else {
    const element =
      parentName === undefined ? formatValue(parent) : `{ ${parentName}: ${formatValue(parent)} }`;
    throw new MongoError(28, `Cannot create field '${part}' in element ${element}`);
  }
}
