import type { Direction, IndexDefinition } from '../index/index-definition.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { decodeExact, decodePlain, encode } from '../values/codec.ts';
import { type Collection, idPrefix, recordIdOf } from './collection.ts';
import type { Environment } from './environment.ts';
import { after } from './range-scan.ts';

const counterKey = Buffer.from('lastId');
const namespaceKey = (namespace: string): Buffer => Buffer.from(`ns:${namespace}`);
const countKey = (collection: Collection): Buffer =>
  Buffer.concat([Buffer.from('count:'), idPrefix(collection.id)]);

/** Collections and indexes: in memory for the reader, in lmdb in the transaction that changes them. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();

  constructor(private readonly environment: Environment) {
    this.reload();
  }

  /** What is on disk is right: also after an aborted transaction. */
  reload(): void {
    this.collections.clear();
    const range = { start: Buffer.from('ns:'), end: after(Buffer.from('ns:')) };
    for (const { value } of this.environment.catalog.getRange(range)) {
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

  /** Inside a write only, as all that follows. */
  create(namespace: string): Collection {
    const index = { ...idIndex, id: this.nextId() };
    const collection: Collection = { namespace, id: this.nextId(), indexes: [index], nextRecordId: 1 };
    this.collections.set(namespace, collection);
    this.save(collection);
    this.setCount(collection, 0);
    return collection;
  }

  remove(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.environment.catalog.removeSync(namespaceKey(collection.namespace));
    this.environment.catalog.removeSync(countKey(collection));
  }

  save({ namespace, id, indexes }: Collection): void {
    const stored = indexes.map(({ fields, partialFilter, ...rest }) => ({
      ...rest,
      fields: fields.map(({ path, direction }) => [path, direction]),
      ...(partialFilter && { partialFilter: encode(partialFilter) }),
    }));
    this.environment.catalog.putSync(namespaceKey(namespace), encode({ namespace, id, indexes: stored }));
  }

  nextId(): number {
    const last = this.environment.catalog.getBinary(counterKey)?.readUInt32BE(0) ?? 0;
    this.environment.catalog.putSync(counterKey, idPrefix(last + 1));
    return last + 1;
  }

  count(collection: Collection): number {
    return this.environment.catalog.getBinary(countKey(collection))?.readUIntBE(0, 6) ?? 0;
  }

  setCount(collection: Collection, count: number): void {
    const bytes = Buffer.allocUnsafe(6);
    bytes.writeUIntBE(count, 0, 6);
    this.environment.catalog.putSync(countKey(collection), bytes);
  }

  private read(value: Buffer): Collection {
    const { namespace, id, indexes } = decodePlain(value) as unknown as StoredCollection;
    const prefix = idPrefix(id);
    const [last] = this.environment.documents.getKeys({
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

const idIndex = {
  name: '_id_',
  fields: [{ path: '_id', direction: 1 as Direction }],
  unique: true,
  sparse: false,
  partialFilter: undefined,
  multikey: false,
  truncated: false,
};

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
