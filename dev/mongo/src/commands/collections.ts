import { Binary, Long } from 'bson';
import { dropCollection } from '../index/build-index.ts';
import { MongoError, notSupported } from '../errors.ts';
import { cursorReply } from '../query/batch.ts';
import { matcherOf } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { type Collection, idPrefix } from '../storage/collection.ts';
import { after } from '../storage/range-scan.ts';
import type { Store } from '../storage/store.ts';
import { encode } from '../values/codec.ts';
import {
  anyField,
  type Command,
  documentField,
  flagField,
  namespaceOf,
  readFields,
  stringField,
} from './command.ts';
import { checkCollation } from './find.ts';
import { describeIndex } from './indexes.ts';

export const databaseOf = ({ namespace }: Collection): string => namespace.slice(0, namespace.indexOf('.'));
const collectionName = ({ namespace }: Collection): string => namespace.slice(namespace.indexOf('.') + 1);

const listShape = {
  listCollections: anyField,
  filter: documentField.default({}),
  nameOnly: flagField.default(false),
  authorizedCollections: flagField.optional(),
  cursor: documentField.optional(),
};

export const listCollections: Command = ({ store, database, body }) => {
  const { filter, nameOnly } = readFields(body, 'listCollections', listShape);
  const matches = matcherOf(parseFilter(filter));
  const found = store.catalog
    .all()
    .filter((collection) => databaseOf(collection) === database)
    .map((collection) => ({
      name: collectionName(collection),
      type: 'collection',
      ...(!nameOnly && detailsOf(collection)),
    }))
    .filter(matches);
  return cursorReply('firstBatch', found.map(encode), Long.ZERO, `${database}.$cmd.listCollections`);
};

function detailsOf(collection: Collection): Record<string, unknown> {
  const [idIndex] = collection.indexes;
  // Stable for the life of the collection, as a UUID must be.
  const uuid = Buffer.alloc(16);
  uuid.writeUInt32BE(collection.id, 12);
  return {
    options: {},
    info: { readOnly: false, uuid: new Binary(uuid, Binary.SUBTYPE_UUID) },
    ...(idIndex && { idIndex: describeIndex(idIndex) }),
  };
}

const listDatabasesShape = {
  listDatabases: anyField,
  filter: documentField.default({}),
  nameOnly: flagField.default(false),
  authorizedDatabases: flagField.optional(),
};

export const listDatabases: Command = ({ store, body }) => {
  const { filter, nameOnly } = readFields(body, 'listDatabases', listDatabasesShape);
  const matches = matcherOf(parseFilter(filter));
  const names = [...new Set(store.catalog.all().map(databaseOf))];
  if (nameOnly) return { databases: names.map((name) => ({ name })).filter(matches) };
  const databases = names
    .map((name) => ({ name, sizeOnDisk: documentBytes(store, name), empty: false }))
    .filter(matches);
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  return { databases, totalSize, totalSizeMb: Math.floor(totalSize / 2 ** 20) };
};

/** Bytes of a database's documents; lmdb does not tell how many pages they take. */
function documentBytes({ catalog, environment }: Store, database: string): number {
  let bytes = 0;
  for (const collection of catalog.all()) {
    if (databaseOf(collection) !== database) continue;
    const start = idPrefix(collection.id);
    for (const { value } of environment.documents.getRange({ start, end: after(start) }))
      bytes += value.length;
  }
  return bytes;
}

const createShape = {
  create: stringField,
  collation: anyField.optional(),
  capped: flagField.default(false),
  size: anyField.optional(),
  max: anyField.optional(),
  validator: anyField.optional(),
  timeseries: anyField.optional(),
  viewOn: anyField.optional(),
  expireAfterSeconds: anyField.optional(),
  clusteredIndex: anyField.optional(),
  validationLevel: anyField.optional(),
  validationAction: anyField.optional(),
  autoIndexId: flagField.optional(),
  idIndex: anyField.optional(),
};

const refusedOptions = [
  'size',
  'max',
  'validator',
  'validationLevel',
  'validationAction',
  'timeseries',
  'viewOn',
  'expireAfterSeconds',
  'clusteredIndex',
] as const;

export const create: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  const fields = readFields(body, 'create', createShape);
  checkCollation(fields.collation);
  if (fields.capped) throw notSupported('A capped collection');
  for (const option of refusedOptions) {
    if (fields[option] !== undefined) throw notSupported(`The collection option ${option}`);
  }
  return store.write(() => {
    // Like mongod: creating what is there already, with the same options, succeeds.
    if (!store.catalog.find(namespace)) store.catalog.create(namespace);
    return {};
  });
};

export const drop: Command = (context) => {
  const { store, body, cursors } = context;
  const namespace = namespaceOf(context);
  readFields(body, 'drop', { drop: stringField });
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    // Since 7.0 dropping what is not there succeeds.
    if (!collection) return {};
    cursors.killAll((cursor) => cursor.namespace === namespace);
    const nIndexesWas = collection.indexes.length;
    dropCollection(store, collection);
    return { nIndexesWas, ns: namespace };
  });
};

export const dropDatabase: Command = ({ store, body, database, cursors }) => {
  readFields(body, 'dropDatabase', { dropDatabase: anyField });
  if (database === 'admin') throw new MongoError(20, "Dropping the 'admin' database is prohibited.");
  return store.write(() => {
    const collections = store.catalog.all().filter((collection) => databaseOf(collection) === database);
    cursors.killAll(({ namespace }) => namespace.startsWith(`${database}.`));
    for (const collection of collections) dropCollection(store, collection);
    return collections.length > 0 ? { dropped: database } : {};
  });
};
