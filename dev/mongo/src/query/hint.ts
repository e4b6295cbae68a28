import { MongoError } from '../errors/mongo-error.ts';
import type { IndexDefinition } from '../storage/collection.ts';
import { isDocument } from '../values/bson-types.ts';
import { patternText } from '../values/field-order.ts';

export type Hint = 'natural' | { readonly matches: (index: IndexDefinition) => boolean };

/** Reads `hint`: an index's name, its key pattern, or `{ $natural: 1 }`. */
export function parseHint(hint: unknown): Hint | undefined {
  if (hint === undefined || (isDocument(hint) && Object.keys(hint).length === 0)) return undefined;
  if (typeof hint === 'string') return { matches: ({ name }) => name === hint };
  if (!isDocument(hint)) throw new MongoError(9, 'Hint must be a string or an object');
  if (Number(hint.$natural) === 1) return 'natural';
  const wanted = Object.entries(hint).map(([path, direction]) => ({
    path,
    direction: Number(direction) as 1,
  }));
  return { matches: ({ fields }) => patternText(fields) === patternText(wanted) };
}
