import type { Direction } from '../index/index-definition.ts';
import { encode } from '../values/codec.ts';
import { CatalogReader, countKey } from './catalog-reader.ts';
import { type Collection, idPrefix } from './collection.ts';
import type { Environment } from './environment.ts';

const counterKey = Buffer.from('lastId');
const namespaceKey = (namespace: string): Buffer => Buffer.from(`ns:${namespace}`);

/** Collections and indexes: in memory for the reader, in lmdb in the transaction that changes them. */
export class Catalog extends CatalogReader {
  constructor(private readonly environment: Environment) {
    super(environment);
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

  setCount(collection: Collection, count: number): void {
    const bytes = Buffer.allocUnsafe(6);
    bytes.writeUIntBE(count, 0, 6);
    this.environment.catalog.putSync(countKey(collection), bytes);
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
