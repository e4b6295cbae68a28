import { duplicateKeyError } from '../index/duplicate-key.ts';
import { documentKeys, type DocumentKeys } from '../index/document-keys.ts';
import type { IndexDefinition } from '../index/index-definition.ts';
import { matchesPartialFilter } from '../index/partial-filter.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Collection, documentKey, idPrefix, recordIdBuffer, recordIdOf } from './collection.ts';
import { after } from './range-scan.ts';
import type { Store } from './store.ts';

const empty = Buffer.alloc(0);

interface IndexChange {
  readonly index: IndexDefinition;
  readonly add: readonly Buffer[];
  readonly remove: readonly Buffer[];
  readonly keys: DocumentKeys | undefined;
}

/**
 * Inside a write: puts a new document and its index entries. `raw` are the bytes of `document`. Throws error 11000
 * before anything is changed.
 */
export function insertRecord(
  store: Store,
  collection: Collection,
  raw: Buffer,
  document: ExactDocument,
): number {
  const recordId = collection.nextRecordId;
  const changes = planChanges(store, collection, recordId, undefined, document);
  collection.nextRecordId++;
  store.environment.documents.putSync(documentKey(collection, recordId), raw);
  applyChanges(store, collection, recordId, changes);
  store.catalog.setCount(collection, store.catalog.count(collection) + 1);
  return recordId;
}

/** Inside a write: replaces a document and moves only the index entries that differ. */
export function replaceRecord(
  store: Store,
  collection: Collection,
  recordId: number,
  before: ExactDocument,
  raw: Buffer,
  document: ExactDocument,
): void {
  const changes = planChanges(store, collection, recordId, before, document);
  store.environment.documents.putSync(documentKey(collection, recordId), raw);
  applyChanges(store, collection, recordId, changes);
}

/** Inside a write: removes a document and its index entries. */
export function removeRecord(
  store: Store,
  collection: Collection,
  recordId: number,
  before: ExactDocument,
): void {
  const changes = planChanges(store, collection, recordId, before, undefined);
  store.environment.documents.removeSync(documentKey(collection, recordId));
  applyChanges(store, collection, recordId, changes);
  store.catalog.setCount(collection, store.catalog.count(collection) - 1);
}

function planChanges(
  store: Store,
  collection: Collection,
  recordId: number,
  before: ExactDocument | undefined,
  document: ExactDocument | undefined,
): IndexChange[] {
  return collection.indexes.map((index) => {
    const matches = (candidate: ExactDocument): boolean => matchesPartialFilter(index, candidate);
    const old = before && documentKeys(index, before, matches);
    const keys = document && documentKeys(index, document, matches);
    const add = withoutAll(keys?.keys ?? [], old?.keys ?? []);
    if (index.unique && document) {
      for (const key of add) {
        if (isTaken(store, index, key, recordId))
          throw duplicateKeyError(collection.namespace, index, document, key);
      }
    }
    return { index, add, remove: withoutAll(old?.keys ?? [], keys?.keys ?? []), keys };
  });
}

/** Whether another record has the key. */
export function isTaken(store: Store, index: IndexDefinition, key: Buffer, recordId: number): boolean {
  const start = Buffer.concat([idPrefix(index.id), key]);
  for (const found of store.environment.entries.getKeys({ start, end: after(start), limit: 2 })) {
    if (recordIdOf(found) !== recordId) return true;
  }
  return false;
}

function applyChanges(
  store: Store,
  collection: Collection,
  recordId: number,
  changes: readonly IndexChange[],
): void {
  const { entries } = store.environment;
  let flagged = false;
  for (const { index, add, remove, keys } of changes) {
    for (const key of remove) entries.removeSync(entryKey(index, key, recordId));
    for (const key of add) entries.putSync(entryKey(index, key, recordId), empty);
    if (keys) flagged = raiseFlags(index, keys) || flagged;
  }
  if (flagged) store.catalog.save(collection);
}

/** The flags only ever go up: an index that held an array once may not be trusted to be single-valued again. */
export function raiseFlags(index: IndexDefinition, keys: DocumentKeys): boolean {
  const changed = (keys.multikey && !index.multikey) || (keys.truncated && !index.truncated);
  index.multikey ||= keys.multikey;
  index.truncated ||= keys.truncated;
  return changed;
}

export function entryKey(index: IndexDefinition, key: Buffer, recordId: number): Buffer {
  return Buffer.concat([idPrefix(index.id), key, recordIdBuffer(recordId)]);
}

function withoutAll(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  return others.length === 0 ? keys : keys.filter((key) => !others.some((other) => other.equals(key)));
}
