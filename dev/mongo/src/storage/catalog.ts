import { encode } from '../values/codec.ts';
import { CatalogReader, countKey } from './catalog-reader.ts';
import { type Collection, idPrefix, uint48 } from './collection.ts';
import type { Environment } from './environment.ts';

const counterKey = Buffer.from('lastId');
const namespaceKey = (namespace: string): Buffer => Buffer.from(`ns:${namespace}`);

/** Collections and indexes that can change. Every method here must run inside a write. */
export class Catalog extends CatalogReader {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    super(environment);
    this.#environment = environment;
  }

  create(namespace: string): Collection {
    const idIndex = {
      id: this.nextId(),
      name: '_id_',
      fields: [{ path: '_id', direction: 1 as const }],
      unique: true,
      arrays: [],
    };
    const collection: Collection = { namespace, id: this.nextId(), indexes: [idIndex], nextRecordId: 1 };
    this.collections.set(namespace, collection);
    this.save(collection);
    this.setCount(collection, 0);
    return collection;
  }

  remove(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.#environment.catalog.removeSync(namespaceKey(collection.namespace));
    this.#environment.catalog.removeSync(countKey(collection));
  }

  save({ namespace, id, indexes }: Collection): void {
    const stored = indexes.map(({ fields, ...rest }) => ({
      ...rest,
      fields: fields.map(({ path, direction }) => [path, direction]),
    }));
    this.#environment.catalog.putSync(namespaceKey(namespace), encode({ namespace, id, indexes: stored }));
  }

  nextId(): number {
    const last = this.#environment.catalog.getBinary(counterKey)?.readUInt32BE(0) ?? 0;
    this.#environment.catalog.putSync(counterKey, idPrefix(last + 1));
    return last + 1;
  }

  setCount(collection: Collection, count: number): void {
    this.#environment.catalog.putSync(countKey(collection), uint48(count));
  }
}
