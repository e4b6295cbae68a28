import { MongoError } from '../errors/mongo-error.ts';
import {
  type Collection,
  documentKey,
  idPrefix,
  type IndexDefinition,
  recordIdOf,
  uint48,
} from '../storage/collection.ts';
import { after } from '../storage/range-scan.ts';
import type { Store } from '../storage/store.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue, keyBytes } from '../values/encode-key.ts';
import { keyPattern } from '../values/field-order.ts';
import { formatValue } from '../values/format.ts';
import { keyValues } from '../values/paths.ts';
import { keysOf } from './document-keys.ts';

/** A document and its record id. */
interface StoredRecord {
  readonly recordId: number;
  readonly document: ExactDocument;
}

/** The documents of a record before and after a change. */
interface Change {
  readonly recordId: number;
  readonly before?: ExactDocument;
  readonly after?: ExactDocument;
}

export const emptyValue = Buffer.alloc(0);

/** Inside a write: stores a new document with its index entries. Throws error 11000 before any change. */
export function insertRecord(
  store: Store,
  collection: Collection,
  raw: Buffer,
  document: ExactDocument,
): void {
  const recordId = collection.nextRecordId;
  updateIndexes(store, collection, collection.indexes, { recordId, after: document });
  collection.nextRecordId++;
  store.environment.documents.putSync(documentKey(collection, recordId), raw);
  store.catalog.setCount(collection, store.catalog.count(collection) + 1);
}

/** Inside a write: replaces a document, and changes only the index entries that differ. */
export function replaceRecord(
  store: Store,
  collection: Collection,
  { recordId, document: before }: StoredRecord,
  raw: Buffer,
  document: ExactDocument,
): void {
  updateIndexes(store, collection, collection.indexes, { recordId, before, after: document });
  store.environment.documents.putSync(documentKey(collection, recordId), raw);
}

/** Inside a write: removes a document and its index entries. */
export function removeRecord(store: Store, collection: Collection, record: StoredRecord): void {
  const { recordId, document: before } = record;
  updateIndexes(store, collection, collection.indexes, { recordId, before });
  store.environment.documents.removeSync(documentKey(collection, recordId));
  store.catalog.setCount(collection, store.catalog.count(collection) - 1);
}

/** Inside a write: adds and removes the entries of one record. It checks all indexes before it changes the first. */
export function updateIndexes(
  store: Store,
  collection: Collection,
  indexes: readonly IndexDefinition[],
  { recordId, before, after: document }: Change,
): void {
  const { entries } = store.environment;
  const oldKeysOf = before && keysOf(before);
  const newKeysOf = document && keysOf(document);
  const planned = indexes.map((index) => {
    const old = oldKeysOf?.(index).keys ?? [];
    const { keys, arrayField } = newKeysOf?.(index) ?? { keys: [], arrayField: undefined };
    const added = without(keys, old);
    const taken = index.unique ? added.find((key) => isTaken(store, index, key, recordId)) : undefined;
    if (taken && document) throw duplicateKeyError(collection.namespace, index, document, taken);
    return { index, arrayField, added, removed: without(old, keys) };
  });
  for (const { index, arrayField, added, removed } of planned) {
    for (const key of removed) entries.removeSync(entryKey(index, key, recordId));
    for (const key of added) entries.putSync(entryKey(index, key, recordId), emptyValue);
    markArrayField(store, collection, index, arrayField);
  }
}

/** Inside a write. A field never loses the mark: other documents may still have arrays. */
export function markArrayField(
  store: Store,
  collection: Collection,
  index: IndexDefinition,
  path: string | undefined,
): void {
  if (path === undefined || index.arrays.includes(path)) return;
  index.arrays = [...index.arrays, path];
  store.catalog.save(collection);
}

/** Whether another record has the key. */
function isTaken(store: Store, index: IndexDefinition, key: Buffer, recordId: number): boolean {
  const start = Buffer.concat([idPrefix(index.id), key]);
  const found = store.environment.entries.getKeys({ start, end: after(start), limit: 2 });
  return [...found].some((entry) => recordIdOf(entry) !== recordId);
}

export function entryKey(index: IndexDefinition, key: Buffer, recordId: number): Buffer {
  return Buffer.concat([idPrefix(index.id), key, uint48(recordId)]);
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  return others.length === 0 ? keys : keys.filter((key) => !others.some((other) => other.equals(key)));
}

/** Error 11000 with keyPattern and keyValue. `key` is the entry that another document already has. */
function duplicateKeyError(
  namespace: string,
  index: IndexDefinition,
  document: ExactDocument,
  key: Buffer,
): MongoError {
  const keyValue = Object.fromEntries(
    index.fields.map(({ path, direction }) => {
      // For an array, the element in the duplicate entry.
      const duplicate = keyValues(document, path).find((value) =>
        key.includes(keyBytes(encodeValue(value), direction)),
      );
      return [path, duplicate ?? null];
    }),
  );
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${formatValue(keyValue)}`;
  return new MongoError(11000, message, { keyPattern: keyPattern(index.fields), keyValue });
}
