import { MongoError } from '../errors.ts';
import { type Collection, documentKey, idPrefix, recordIdOf } from '../storage/collection.ts';
import { after } from '../storage/range-scan.ts';
import { entryKey, isTaken, raiseFlags } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { sameValue } from '../values/compare.ts';
import { decodeExact } from '../values/codec.ts';
import { documentKeys } from './document-keys.ts';
import { duplicateKeyError } from './duplicate-key.ts';
import type { IndexDefinition } from './index-definition.ts';
import type { IndexRequest } from './parse-index.ts';
import { matchesPartialFilter } from './partial-filter.ts';

/** An index that is there already as asked for; error 85 or 86 if it differs. */
function existingIndex(collection: Collection, request: IndexRequest): IndexDefinition | undefined {
  const sameName = collection.indexes.find(({ name }) => name === request.name);
  const sameKey = collection.indexes.find(
    (index) =>
      patternText(index) === patternText(request) && sameValue(index.partialFilter, request.partialFilter),
  );
  if (sameKey && sameName === sameKey && optionsText(sameKey) === optionsText(request)) return sameKey;
  if (sameName) {
    throw new MongoError(
      86,
      `An existing index has the same name as the requested index. Requested index: ${request.name}, existing index: ${sameName.name}`,
    );
  }
  if (sameKey) {
    throw new MongoError(85, `Index already exists with a different name or options: ${sameKey.name}`);
  }
  return undefined;
}

const patternText = (index: Pick<IndexDefinition, 'fields'>): string =>
  JSON.stringify(index.fields.map(({ path, direction }) => [path, direction]));
const optionsText = ({ unique, sparse }: Pick<IndexDefinition, 'unique' | 'sparse'>): string =>
  `${unique} ${sparse}`;

/**
 * Inside a write: makes indexes and their entries for all documents. If one cannot be made (error 11000 for two documents
 * with the same unique key), the entries made so far are taken back, those of the other indexes too.
 */
export function buildIndexes(store: Store, collection: Collection, requests: readonly IndexRequest[]): void {
  const before = collection.indexes;
  try {
    for (const request of requests) {
      if (existingIndex(collection, request)) continue;
      const index = { ...request, id: store.catalog.nextId(), multikey: false, truncated: false };
      collection.indexes = [...collection.indexes, index];
      fillIndex(store, collection, index);
    }
  } catch (error) {
    for (const index of collection.indexes) if (!before.includes(index)) removeEntries(store, index);
    collection.indexes = before;
    throw error;
  }
  store.catalog.save(collection);
}

function fillIndex(store: Store, collection: Collection, index: IndexDefinition): void {
  const { documents, entries } = store.environment;
  const prefix = idPrefix(collection.id);
  for (const { key, value } of documents.getRange({ start: prefix, end: after(prefix) })) {
    const document = decodeExact(value);
    const keys = documentKeys(index, document, (candidate) => matchesPartialFilter(index, candidate));
    const recordId = recordIdOf(key);
    const taken = index.unique
      ? keys.keys.find((entry) => isTaken(store, index, entry, recordId))
      : undefined;
    if (taken) throw duplicateKeyError(collection.namespace, index, document, taken);
    for (const entry of keys.keys) entries.putSync(entryKey(index, entry, recordId), Buffer.alloc(0));
    raiseFlags(index, keys);
  }
}

/** Inside a write: takes an index away. */
export function dropIndex(store: Store, collection: Collection, index: IndexDefinition): void {
  removeEntries(store, index);
  collection.indexes = collection.indexes.filter((other) => other !== index);
  store.catalog.save(collection);
}

/** Inside a write: takes a collection away, its documents and its indexes. */
export function dropCollection(store: Store, collection: Collection): void {
  for (const index of collection.indexes) removeEntries(store, index);
  const prefix = idPrefix(collection.id);
  const { documents } = store.environment;
  for (const key of [...documents.getKeys({ start: prefix, end: after(prefix) })]) {
    documents.removeSync(documentKey(collection, recordIdOf(key)));
  }
  store.catalog.remove(collection);
}

function removeEntries(store: Store, index: IndexDefinition): void {
  const prefix = idPrefix(index.id);
  const { entries } = store.environment;
  for (const key of [...entries.getKeys({ start: prefix, end: after(prefix) })]) entries.removeSync(key);
}
