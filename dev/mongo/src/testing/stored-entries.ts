import { keysOf } from '../index/document-keys.ts';
import { documentKey, idPrefix, recordIdOf } from '../storage/collection.ts';
import { after } from '../storage/range-scan.ts';
import { entryKey } from '../index/records.ts';
import { Store } from '../storage/store.ts';
import { decodeExact } from '../values/codec.ts';

/** The index entries in a data folder with one collection, and those that its documents need. */
export async function storedEntries(
  folder: string,
  namespace: string,
): Promise<{ stored: string[]; needed: string[] }> {
  const store = await Store.open(folder, false);
  try {
    const collection = store.catalog.find(namespace);
    if (!collection) throw new Error(`no collection ${namespace}`);
    const { documents, entries } = store.environment;
    const start = idPrefix(collection.id);
    const needed = [...documents.getKeys({ start, end: after(start) })].flatMap((key) => {
      const recordId = recordIdOf(key);
      const raw = documents.getBinary(documentKey(collection, recordId));
      if (!raw) throw new Error(`no document ${recordId}`);
      const document = decodeExact(raw);
      return collection.indexes.flatMap((index) =>
        keysOf(document)(index).keys.map((bytes) => entryKey(index, bytes, recordId)),
      );
    });
    const sorted = (keys: readonly Buffer[]): string[] => keys.map((key) => key.toString('hex')).sort();
    return { stored: sorted([...entries.getKeys({ start: idPrefix(0) })]), needed: sorted(needed) };
  } finally {
    await store.close();
  }
}
