import type { Direction, IndexDefinition } from '../index/index-definition.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { decodeExact, decodePlain } from '../values/codec.ts';
import { type Collection, idPrefix, recordIdOf } from './collection.ts';
import type { ReadEnvironment } from './environment.ts';
import { after } from './range-scan.ts';

export const countKey = (collection: Collection): Buffer =>
  Buffer.concat([Buffer.from('count:'), idPrefix(collection.id)]);

/** Collections and indexes as they are on disk, or were at a snapshot; kept in memory. */
export class CatalogReader {
  protected readonly collections = new Map<string, Collection>();

  constructor(private readonly source: ReadEnvironment) {
    this.reload();
  }

  /** What is on disk is right: also after an aborted transaction. */
  reload(): void {
    this.collections.clear();
    const range = { start: Buffer.from('ns:'), end: after(Buffer.from('ns:')) };
    for (const { value } of this.source.catalog.getRange(range)) {
      const collection = this.read(value);
      this.collections.set(collection.namespace, collection);
    }
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): readonly Collection[] {
    return [...this.collections.values()].sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  count(collection: Collection): number {
    return this.source.catalog.getBinary(countKey(collection))?.readUIntBE(0, 6) ?? 0;
  }

  private read(value: Buffer): Collection {
    const { namespace, id, indexes } = decodePlain(value) as unknown as StoredCollection;
    const prefix = idPrefix(id);
    const [last] = this.source.documents.getKeys({
      start: after(prefix),
      end: prefix,
      reverse: true,
      limit: 1,
    });
    return {
      namespace,
      id,
      indexes: indexes.map(readIndex),
      nextRecordId: last ? recordIdOf(last) + 1 : 1,
    };
  }
}

type StoredIndex = Omit<IndexDefinition, 'fields' | 'partialFilter'> & {
  fields: [string, Direction][];
  partialFilter?: { buffer: Uint8Array };
};

interface StoredCollection {
  namespace: string;
  id: number;
  indexes: StoredIndex[];
}

function readIndex({ fields, partialFilter, ...rest }: StoredIndex): IndexDefinition {
  const filter: ExactDocument | undefined = partialFilter && decodeExact(partialFilter.buffer);
  return { ...rest, fields: fields.map(([path, direction]) => ({ path, direction })), partialFilter: filter };
}
