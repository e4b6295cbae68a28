import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { formatValue } from '../values/format.ts';

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

  /** Removes the field. */
  unset(): void {
    const parts = this.path.split('.');
    const last = parts.pop() ?? '';
    const parent = parts.reduce<unknown>(childOf, this.#root);
    if (Array.isArray(parent)) throw notSupported(`The position in the path '${this.path}'`);
    if (isDocument(parent)) Reflect.deleteProperty(parent, last);
  }
}

function childOf(value: unknown, part: string): unknown {
  return isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

function putChild(parent: unknown, part: string, value: unknown, parentName: string | undefined): void {
  if (isDocument(parent)) {
    // Not an assignment, because a field may be called __proto__.
    Object.defineProperty(parent, part, { value, enumerable: true, configurable: true, writable: true });
  } else {
    const element =
      parentName === undefined ? formatValue(parent) : `{ ${parentName}: ${formatValue(parent)} }`;
    throw new MongoError(28, `Cannot create field '${part}' in element ${element}`);
  }
}
