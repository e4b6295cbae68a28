import { MongoError } from '../errors.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue, nothingKey } from '../values/encode-key.ts';
import { valuesAt } from '../values/paths.ts';
import { fieldLimit, fitField, isCut } from './key-fields.ts';
import type { IndexDefinition } from './index-definition.ts';

/** The keys of one document in one index, without index id and record id. */
export interface DocumentKeys {
  readonly keys: readonly Buffer[];
  readonly multikey: boolean;
  readonly truncated: boolean;
}

const none: DocumentKeys = { keys: [], multikey: false, truncated: false };

/** `matchesPartial` tells whether the document belongs in a partial index. */
export function documentKeys(
  index: IndexDefinition,
  document: ExactDocument,
  matchesPartial: (document: ExactDocument) => boolean,
): DocumentKeys {
  if (index.partialFilter && !matchesPartial(document)) return none;
  const perField = index.fields.map(({ path }) => fieldValues(document, path));
  if (index.sparse && perField.every(({ missing }) => missing)) return none;
  const arrays = perField.filter(({ multikey }) => multikey).length;
  if (arrays > 1) throw new MongoError(171, 'cannot index parallel arrays');
  const limit = fieldLimit(index);
  let keys: Buffer[] = [Buffer.alloc(0)];
  let truncated = false;
  index.fields.forEach(({ direction }, i) => {
    const encoded = perField[i]?.encoded ?? [];
    truncated ||= encoded.some((bytes) => isCut(bytes, limit));
    const fitted = encoded.map((bytes) => fitField(bytes, limit, direction));
    keys = keys.flatMap((key) => fitted.map((bytes) => Buffer.concat([key, bytes])));
  });
  return { keys: arrays > 0 ? distinct(keys) : keys, multikey: arrays > 0, truncated };
}

interface FieldValues {
  readonly encoded: readonly Buffer[];
  readonly multikey: boolean;
  readonly missing: boolean;
}

function fieldValues(document: ExactDocument, path: string): FieldValues {
  const values = valuesAt(document, path);
  const throughArray = values.length !== 1 || (path.includes('.') && passesArray(document, path));
  if (!throughArray && !Array.isArray(values[0])) {
    return { encoded: [encodeValue(values[0])], multikey: false, missing: values[0] === undefined };
  }
  const encoded = values.flatMap((value) => {
    if (!Array.isArray(value)) return [encodeValue(value)];
    return value.length === 0 ? [nothingKey] : value.map(encodeValue);
  });
  // A path that ends inside an array of scalars, or an empty array on the way, still has its place in the index.
  return { encoded: encoded.length > 0 ? encoded : [encodeValue(null)], multikey: true, missing: false };
}

function passesArray(document: ExactDocument, path: string): boolean {
  const parents = path.split('.').slice(0, -1);
  return parents.some((_, i) => valuesAt(document, parents.slice(0, i + 1).join('.')).some(Array.isArray));
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
