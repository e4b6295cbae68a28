import { MongoError } from '../errors/mongo-error.ts';
import { type Collection, idPrefix, type IndexDefinition, recordIdOf } from '../storage/collection.ts';
import type { Table } from '../storage/lmdb-environment.ts';
import { after } from '../storage/range-scan.ts';
import type { Store } from '../storage/store.ts';
import { decodeExact } from '../values/codec.ts';
import { patternText } from '../values/field-order.ts';
import { keysOf } from './document-keys.ts';
import type { IndexRequest } from './parse-index.ts';
import { emptyValue, entryKey, markArrayField, updateIndexes } from './records.ts';
import { WaitingEntries } from './waiting-entries.ts';

/** Whether the requested index already exists. Throws error 85 or 86 if a different one is in the way. */
function exists(collection: Collection, request: IndexRequest): boolean {
  const sameName = collection.indexes.find(({ name }) => name === request.name);
  const sameKey = collection.indexes.find(
    ({ fields }) => patternText(fields) === patternText(request.fields),
  );
  if (sameKey && sameName === sameKey && sameKey.unique === request.unique) return true;
  if (sameName)
    throw new MongoError(86, `An existing index has the same name as the requested index: ${sameName.name}`);
  if (sameKey)
    throw new MongoError(85, `Index already exists with a different name or options: ${sameKey.name}`);
  return false;
}

/** Inside a write: builds indexes. If one fails (such as error 11000), none of them is built. */
export function buildIndexes(store: Store, collection: Collection, requests: readonly IndexRequest[]): void {
  const before = collection.indexes;
  try {
    for (const request of requests) {
      if (exists(collection, request)) continue;
      const index = { ...request, id: store.catalog.nextId(), arrays: [] };
      collection.indexes = [...collection.indexes, index];
    }
    fillIndexes(store, collection, collection.indexes.slice(before.length));
  } catch (error) {
    for (const index of collection.indexes) if (!before.includes(index)) removeEntries(store, index);
    collection.indexes = before;
    store.catalog.save(collection);
    throw error;
  }
  store.catalog.save(collection);
}

/** Inside a write: adds the entries of all documents to new indexes, in one pass over the documents. */
function fillIndexes(store: Store, collection: Collection, indexes: readonly IndexDefinition[]): void {
  // Each start of an application asks for indexes that exist already.
  if (indexes.length === 0) return;
  const { documents, entries } = store.environment;
  // A unique index compares each key with all entries before it.
  const unique = indexes.filter((index) => index.unique);
  const others = indexes.filter((index) => !index.unique);
  const waiting = new WaitingEntries((entry) => entries.putSync(entry, emptyValue));
  const prefix = idPrefix(collection.id);
  for (const { key, value } of documents.getRange({ start: prefix, end: after(prefix) })) {
    const recordId = recordIdOf(key);
    const document = decodeExact(value);
    if (unique.length > 0) updateIndexes(store, collection, unique, { recordId, after: document });
    const keysIn = keysOf(document);
    for (const index of others) {
      const { keys, arrayField } = keysIn(index);
      for (const key of keys) waiting.add(index.id, entryKey(index, key, recordId));
      markArrayField(store, collection, index, arrayField);
    }
  }
  waiting.writeAll();
}

/** Inside a write: removes an index. */
export function dropIndex(store: Store, collection: Collection, index: IndexDefinition): void {
  removeEntries(store, index);
  collection.indexes = collection.indexes.filter((other) => other !== index);
  store.catalog.save(collection);
}

/** Inside a write: removes a collection with its documents and indexes. */
export function dropCollection(store: Store, collection: Collection): void {
  for (const index of collection.indexes) removeEntries(store, index);
  removeKeys(store.environment.documents, idPrefix(collection.id));
  store.catalog.remove(collection);
}

const removeEntries = (store: Store, { id }: IndexDefinition): void =>
  removeKeys(store.environment.entries, idPrefix(id));

function removeKeys(table: Table, prefix: Buffer): void {
  for (const key of [...table.getKeys({ start: prefix, end: after(prefix) })]) table.removeSync(key);
}
