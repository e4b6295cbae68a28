import { type Collection, documentKey, idPrefix, recordIdOf, uint48 } from '../storage/collection.ts';
import type { IndexDefinition } from '../storage/index-definition.ts';
import { after } from '../storage/range-scan.ts';
import type { Store } from '../storage/store.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { documentKeys } from './document-keys.ts';
import { duplicateKeyError } from './duplicate-key.ts';

/** A document and its record id. */
export interface StoredRecord {
  readonly recordId: number;
  readonly document: ExactDocument;
}

interface IndexChange {
  readonly index: IndexDefinition;
  readonly add: readonly Buffer[];
  readonly remove: readonly Buffer[];
  readonly multikey: boolean;
}

const emptyValue = Buffer.alloc(0);

/** Inside a write: stores a new document with its index entries. Throws error 11000 before any change. */
export function insertRecord(
  store: Store,
  collection: Collection,
  raw: Buffer,
  document: ExactDocument,
): void {
  const recordId = collection.nextRecordId;
  const changes = planChanges(store, collection, recordId, undefined, document);
  collection.nextRecordId++;
  store.environment.documents.putSync(documentKey(collection, recordId), raw);
  applyChanges(store, collection, recordId, changes);
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
  const changes = planChanges(store, collection, recordId, before, document);
  store.environment.documents.putSync(documentKey(collection, recordId), raw);
  applyChanges(store, collection, recordId, changes);
}

/** Inside a write: removes a document and its index entries. */
export function removeRecord(store: Store, collection: Collection, record: StoredRecord): void {
  const { recordId, document } = record;
  const changes = planChanges(store, collection, recordId, document, undefined);
  store.environment.documents.removeSync(documentKey(collection, recordId));
  applyChanges(store, collection, recordId, changes);
  store.catalog.setCount(collection, store.catalog.count(collection) - 1);
}

/** Inside a write: adds the entries of a stored document to a new index. */
export function indexRecord(
  store: Store,
  collection: Collection,
  index: IndexDefinition,
  { recordId, document }: StoredRecord,
): void {
  const change = planChange(store, collection, index, recordId, undefined, document);
  applyChanges(store, collection, recordId, [change]);
}

function planChanges(
  store: Store,
  collection: Collection,
  recordId: number,
  before: ExactDocument | undefined,
  document: ExactDocument | undefined,
): IndexChange[] {
  return collection.indexes.map((index) => planChange(store, collection, index, recordId, before, document));
}

function planChange(
  store: Store,
  collection: Collection,
  index: IndexDefinition,
  recordId: number,
  before: ExactDocument | undefined,
  document: ExactDocument | undefined,
): IndexChange {
  const old = before ? documentKeys(index, before).keys : [];
  const { keys, multikey } = document ? documentKeys(index, document) : { keys: [], multikey: false };
  const add = without(keys, old);
  if (index.unique && document) {
    const taken = add.find((key) => isTaken(store, index, key, recordId));
    if (taken) throw duplicateKeyError(collection.namespace, index, document, taken);
  }
  return { index, add, remove: without(old, keys), multikey };
}

/** Whether another record has the key. */
function isTaken(store: Store, index: IndexDefinition, key: Buffer, recordId: number): boolean {
  const start = Buffer.concat([idPrefix(index.id), key]);
  const found = store.environment.entries.getKeys({ start, end: after(start), limit: 2 });
  return [...found].some((entry) => recordIdOf(entry) !== recordId);
}

function applyChanges(
  store: Store,
  collection: Collection,
  recordId: number,
  changes: readonly IndexChange[],
): void {
  const { entries } = store.environment;
  for (const { index, add, remove, multikey } of changes) {
    for (const key of remove) entries.removeSync(entryKey(index, key, recordId));
    for (const key of add) entries.putSync(entryKey(index, key, recordId), emptyValue);
    if (!multikey || index.multikey) continue;
    // The flag never goes back: other documents may still have arrays.
    index.multikey = true;
    store.catalog.save(collection);
  }
}

export function entryKey(index: IndexDefinition, key: Buffer, recordId: number): Buffer {
  return Buffer.concat([idPrefix(index.id), key, uint48(recordId)]);
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  return others.length === 0 ? keys : keys.filter((key) => !others.some((other) => other.equals(key)));
}
