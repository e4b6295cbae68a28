import { Long } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { dropCollection } from '../index/build-index.ts';
import { matcherOf } from '../language/matcher.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { cursorReply } from '../query/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { encode } from '../values/codec.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';
import { describeIndex } from './indexes.ts';

const databaseOf = ({ namespace }: Collection): string => namespace.slice(0, namespace.indexOf('.'));
const nameOf = ({ namespace }: Collection): string => namespace.slice(namespace.indexOf('.') + 1);

const readList = fieldReader('listCollections', {
  listCollections: field.any,
  filter: field.document.default({}),
  nameOnly: field.flag.default(false),
  authorizedCollections: field.any,
  cursor: field.any,
});

export const listCollections: Command = ({ store, database, body }) => {
  const { filter, nameOnly } = readList(body);
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
  idIndex: idIndex && describeIndex(idIndex),
});

const readCreate = fieldReader('create', { create: field.string });

export const create: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  readCreate(body);
  return store.write(() => {
    // As in mongod, creating a collection that exists with the same options succeeds.
    store.collectionForInsert(namespace);
    return {};
  });
};

const readDrop = fieldReader('drop', { drop: field.string });

export const drop: Command = (context) => {
  const { store, body, cursors } = context;
  const namespace = namespaceOf(context);
  readDrop(body);
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    // As in mongod 7.0, dropping a collection that does not exist succeeds.
    cursors.endWhere((cursor) => cursor.namespace === namespace);
    if (collection) dropCollection(store, collection);
    return {};
  });
};

const readDropDatabase = fieldReader('dropDatabase', { dropDatabase: field.any });

export const dropDatabase: Command = ({ store, body, database, cursors }) => {
  readDropDatabase(body);
  if (database === 'admin') throw new MongoError(20, "Dropping the 'admin' database is prohibited.");
  return store.write(() => {
    cursors.endWhere(({ namespace }) => namespace.startsWith(`${database}.`));
    for (const collection of store.catalog.all())
      if (databaseOf(collection) === database) dropCollection(store, collection);
    return {};
  });
};
