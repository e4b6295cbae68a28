import { MongoError } from '../errors/mongo-error.ts';
import { type Collection, idPrefix, type IndexDefinition } from '../storage/collection.ts';
import type { Table } from '../storage/environment.ts';
import { after } from '../storage/range-scan.ts';
import type { Store } from '../storage/store.ts';
import { patternText } from '../values/field-order.ts';
import { fillIndexes } from './fill-indexes.ts';
import type { IndexRequest } from './parse-index.ts';

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
