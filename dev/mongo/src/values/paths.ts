import { notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument } from './bson-types.ts';
import { nothing } from './type-rank.ts';

/**
 * Every value that a dotted path reaches, through the documents in arrays as in MongoDB's filters. `undefined` stands for
 * a path that ends early. An array at the end of the path is one value; the caller looks inside.
 */
export function valuesAt(document: ExactDocument, path: string): unknown[] {
  if (!path.includes('.')) return [ownField(document, path)];
  const names = path.split('.');
  const step = (values: readonly unknown[], name: string, i: number): unknown[] =>
    values.flatMap((value) => {
      const child = isDocument(value) ? ownField(value, name) : undefined;
      const next = names[i + 1];
      if (next === undefined || !Array.isArray(child)) return [child];
      // MongoDB also takes the element at this position.
      if (/^\d+$/.test(next)) throw notSupported(`The position in the path '${path}'`);
      return child.filter(isDocument);
    });
  return names.reduce(step, [document]);
}

export function ownField(document: ExactDocument, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

/** The values by which a field is indexed and sorted: an array by its elements. */
export function keyValues(document: ExactDocument, name: string): readonly unknown[] {
  const value = ownField(document, name);
  if (!Array.isArray(value)) return [value];
  return value.length === 0 ? [nothing] : value;
}
