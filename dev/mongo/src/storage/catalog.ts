import { deserialize } from 'bson';
import { encode } from '../values/codec.ts';
import type { Direction } from '../values/field-order.ts';
import { type Collection, idPrefix, type IndexDefinition, recordIdOf, uint48 } from './collection.ts';
import type { Environment, ReadEnvironment } from './lmdb-environment.ts';
import { after } from './range-scan.ts';

/** What a query reads: the current store, or a snapshot of it. */
export interface Reader {
  readonly catalog: CatalogReader;
  readonly environment: ReadEnvironment;
}

const counterKey = Buffer.from('lastId');
const namespaceKey = (namespace: string): Buffer => Buffer.from(`ns:${namespace}`);

const countKey = (collection: Collection): Buffer =>
  Buffer.concat([Buffer.from('count:'), idPrefix(collection.id)]);

/** The collections and indexes, in memory. */
export class CatalogReader {
  protected readonly collections = new Map<string, Collection>();
  readonly #source: ReadEnvironment;

  constructor(source: ReadEnvironment) {
    this.#source = source;
    this.reload();
  }

  /** Reads everything from disk, at the start and after an aborted transaction. */
  reload(): void {
    this.collections.clear();
    const range = { start: Buffer.from('ns:'), end: after(Buffer.from('ns:')) };
    for (const { value } of this.#source.catalog.getRange(range)) {
      const collection = this.#read(value);
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
    return this.#source.catalog.getBinary(countKey(collection))?.readUIntBE(0, 6) ?? 0;
  }

  #read(value: Buffer): Collection {
    const { namespace, id, indexes } = deserialize(value) as StoredCollection;
    const prefix = idPrefix(id);
    const backwards = { start: after(prefix), end: prefix, reverse: true, limit: 1 };
    const [last] = this.#source.documents.getKeys(backwards);
    const nextRecordId = last ? recordIdOf(last) + 1 : 1;
    return { namespace, id, indexes: indexes.map(readIndex), nextRecordId };
  }
}

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

/** Fields are pairs, because the order of a document's fields is lost for names like numbers. */
type StoredIndex = Omit<IndexDefinition, 'fields' | 'arrays'> & {
  fields: [string, Direction][];
  arrays?: string[];
  /** In data folders from before the fields with arrays were recorded: any field can have them. */
  multikey?: boolean;
};

interface StoredCollection {
  namespace: string;
  id: number;
  indexes: StoredIndex[];
}

const readIndex = ({ id, name, unique, fields, arrays, multikey }: StoredIndex): IndexDefinition => ({
  id,
  name,
  unique,
  arrays: arrays ?? (multikey === true ? fields.map(([path]) => path) : []),
  fields: fields.map(([path, direction]) => ({ path, direction })),
});
