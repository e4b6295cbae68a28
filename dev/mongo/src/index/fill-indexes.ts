import { type Collection, idPrefix, type IndexDefinition, recordIdOf } from '../storage/collection.ts';
import { after } from '../storage/range-scan.ts';
import type { Store } from '../storage/store.ts';
import { decodeExact } from '../values/codec.ts';
import { keysOf } from './document-keys.ts';
import { emptyValue, entryKey, markArrayField, updateIndexes } from './records.ts';
import { WaitingEntries } from './waiting-entries.ts';

/** Inside a write: adds the entries of all documents to new indexes, in one pass over the documents. */
export function fillIndexes(store: Store, collection: Collection, indexes: readonly IndexDefinition[]): void {
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
