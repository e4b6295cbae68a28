import { MongoError } from '../errors.ts';
import { type IndexDefinition, keyPattern } from '../index/index-definition.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';

export type Hint =
  | { readonly kind: 'natural'; readonly backwards: boolean }
  | { readonly kind: 'index'; readonly matches: (index: IndexDefinition) => boolean };

/** Reads `hint`: an index's name, its key pattern, or `{ $natural: 1 }`. */
export function parseHint(hint: unknown): Hint | undefined {
  if (hint === undefined || (isDocument(hint) && Object.keys(hint).length === 0)) return undefined;
  if (typeof hint === 'string') return { kind: 'index', matches: (index) => index.name === hint };
  if (!isDocument(hint)) throw new MongoError(9, 'Hint must be a string or an object');
  if (Object.hasOwn(hint, '$natural')) return { kind: 'natural', backwards: Number(hint.$natural) === -1 };
  const wanted = patternText(hint);
  return { kind: 'index', matches: (index) => patternText(keyPattern(index)) === wanted };
}

const patternText = (pattern: ExactDocument): string =>
  JSON.stringify(Object.entries(pattern).map(([path, direction]) => [path, Number(direction)]));
