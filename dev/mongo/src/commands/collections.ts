import { Long } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { dropCollection } from '../index/build-index.ts';
import { matcherOf } from '../language/matcher.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { cursorReply } from '../query/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { encode } from '../values/codec.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, optional, readFields } from './fields.ts';
import { describeIndex } from './indexes.ts';

const databaseOf = ({ namespace }: Collection): string => namespace.slice(0, namespace.indexOf('.'));
const nameOf = ({ namespace }: Collection): string => namespace.slice(namespace.indexOf('.') + 1);

const listShape = {
  listCollections: field.any,
  filter: optional(field.document, {}),
  nameOnly: optional(field.flag, false),
  authorizedCollections: field.any,
  cursor: field.any,
};

export const listCollections: Command = ({ store, database, body }) => {
  const { filter, nameOnly } = readFields(body, 'listCollections', listShape);
  const collections = store.catalog
    .all()
    .filter((collection) => databaseOf(collection) === database)
    .map((collection) => ({
      name: nameOf(collection),
      type: 'collection',
      ...(!nameOnly && detailsOf(collection)),
    }))
    .filter(matcherOf(parseFilter(filter)));
  const encoded = collections.map((collection) => encode(collection));
  return cursorReply('firstBatch', encoded, Long.ZERO, `${database}.$cmd.listCollections`);
};

const detailsOf = ({ indexes: [idIndex] }: Collection): Record<string, unknown> => ({
  options: {},
  info: { readOnly: false },
  idIndex: idIndex && describeIndex(idIndex),
});

const listDatabasesShape = { listDatabases: field.any, nameOnly: field.any, authorizedDatabases: field.any };

/** Only the names: lmdb does not know how much space a database takes. */
export const listDatabases: Command = ({ store, body }) => {
  readFields(body, 'listDatabases', listDatabasesShape, ['filter']);
  const names = new Set(store.catalog.all().map(databaseOf));
  return { databases: [...names].map((name) => ({ name })) };
};

const refusedOptions = [
  ...['capped', 'size', 'max', 'validator', 'validationLevel', 'validationAction', 'timeseries', 'viewOn'],
  ...['expireAfterSeconds', 'clusteredIndex', 'collation'],
];

export const create: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  readFields(body, 'create', { create: field.string }, refusedOptions);
  return store.write(() => {
    // As in mongod, creating a collection that exists with the same options succeeds.
    store.collectionForInsert(namespace);
    return {};
  });
};

export const drop: Command = (context) => {
  const { store, body, cursors } = context;
  const namespace = namespaceOf(context);
  readFields(body, 'drop', { drop: field.string });
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    // As in mongod 7.0, dropping a collection that does not exist succeeds.
    if (!collection) return {};
    cursors.endWhere((cursor) => cursor.namespace === namespace);
    const nIndexesWas = collection.indexes.length;
    dropCollection(store, collection);
    return { nIndexesWas, ns: namespace };
  });
};

export const dropDatabase: Command = ({ store, body, database, cursors }) => {
  readFields(body, 'dropDatabase', { dropDatabase: field.any });
  if (database === 'admin') throw new MongoError(20, "Dropping the 'admin' database is prohibited.");
  return store.write(() => {
    const collections = store.catalog.all().filter((collection) => databaseOf(collection) === database);
    cursors.endWhere(({ namespace }) => namespace.startsWith(`${database}.`));
    for (const collection of collections) dropCollection(store, collection);
    return collections.length > 0 ? { dropped: database } : {};
  });
};
