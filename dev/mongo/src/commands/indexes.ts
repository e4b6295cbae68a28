import { Long } from 'bson';
import { badValue, MongoError, notSupported } from '../errors/mongo-error.ts';
import { buildIndexes, dropIndex } from '../index/build-index.ts';
import { parseIndex } from '../index/parse-index.ts';
import { cursorReply } from '../query/batch.ts';
import type { Collection, IndexDefinition } from '../storage/collection.ts';
import { encode } from '../values/codec.ts';
import { keyPattern } from '../values/field-order.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';

/** An index as listIndexes shows it. */
export function describeIndex(index: IndexDefinition): Record<string, unknown> {
  return {
    v: 2,
    key: keyPattern(index.fields),
    name: index.name,
    // mongod does not show that the index on _id is unique.
    ...(index.unique && index.name !== '_id_' && { unique: true }),
  };
}

function existingCollection({ store }: CommandContext, namespace: string): Collection {
  const collection = store.catalog.find(namespace);
  if (collection) return collection;
  throw new MongoError(26, `ns does not exist: ${namespace}`);
}

const readList = fieldReader('listIndexes', { listIndexes: field.string, cursor: field.any });

export const listIndexes: Command = (context) => {
  const namespace = namespaceOf(context);
  readList(context.body);
  const { indexes } = existingCollection(context, namespace);
  const described = indexes.map((index) => encode(describeIndex(index)));
  return cursorReply('firstBatch', described, Long.ZERO, namespace);
};

const readCreate = fieldReader('createIndexes', { createIndexes: field.string, indexes: field.documents });

export const createIndexes: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  const { indexes } = readCreate(body);
  if (indexes.length === 0) throw badValue('Must specify at least one index to create');
  const requests = indexes.map(parseIndex);
  return store.write(() => {
    buildIndexes(store, store.collectionForInsert(namespace), requests);
    return {};
  });
};

const readDrop = fieldReader('dropIndexes', { dropIndexes: field.string, index: field.string });

/** Drops all indexes but the one on `_id`. */
export const dropIndexes: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  if (readDrop(body).index !== '*') throw notSupported('Dropping one index');
  return store.write(() => {
    const collection = existingCollection(context, namespace);
    const [, ...dropped] = collection.indexes;
    for (const index of dropped) dropIndex(store, collection, index);
    return {};
  });
};
