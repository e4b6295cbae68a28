import { Long } from 'bson';
import { z } from 'zod';
import { MongoError } from '../errors.ts';
import { buildIndexes, dropIndex } from '../index/build-index.ts';
import { type IndexDefinition, keyPattern } from '../index/index-definition.ts';
import { parseIndex } from '../index/parse-index.ts';
import { cursorReply } from '../query/batch.ts';
import { parseHint } from '../query/hint.ts';
import type { Collection } from '../storage/collection.ts';
import { isDocument } from '../values/bson-types.ts';
import { encode } from '../values/codec.ts';
import {
  anyField,
  type Command,
  type CommandContext,
  documentField,
  namespaceOf,
  readFields,
  stringField,
} from './command.ts';

/** An index the way listIndexes shows it. */
export function describeIndex(index: IndexDefinition): Record<string, unknown> {
  return {
    v: 2,
    key: keyPattern(index),
    name: index.name,
    // mongod does not say of the index on _id that it is unique.
    ...(index.unique && index.name !== '_id_' && { unique: true }),
    ...(index.sparse && { sparse: true }),
    ...(index.partialFilter && { partialFilterExpression: index.partialFilter }),
  };
}

function existing({ store }: CommandContext, namespace: string): Collection {
  const collection = store.catalog.find(namespace);
  if (!collection) throw new MongoError(26, `ns does not exist: ${namespace}`);
  return collection;
}

export const listIndexes: Command = (context) => {
  const namespace = namespaceOf(context);
  readFields(context.body, 'listIndexes', { listIndexes: stringField, cursor: documentField.optional() });
  const { indexes } = existing(context, namespace);
  return cursorReply(
    'firstBatch',
    indexes.map((index) => encode(describeIndex(index))),
    Long.ZERO,
    namespace,
  );
};

const createShape = {
  createIndexes: stringField,
  indexes: z.array(documentField),
  commitQuorum: anyField.optional(),
  ignoreUnknownIndexOptions: z.undefined().optional(),
};

export const createIndexes: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  const { indexes } = readFields(body, 'createIndexes', createShape);
  if (indexes.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
  const requests = indexes.map(parseIndex);
  return store.write(() => {
    const known = store.catalog.find(namespace);
    const collection = known ?? store.catalog.create(namespace);
    const numIndexesBefore = collection.indexes.length;
    buildIndexes(store, collection, requests);
    const numIndexesAfter = collection.indexes.length;
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically: !known,
      ...(numIndexesAfter === numIndexesBefore && { note: 'all indexes already exist' }),
    };
  });
};

export const dropIndexes: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  const { index } = readFields(body, 'dropIndexes', { dropIndexes: stringField, index: anyField });
  return store.write(() => {
    const collection = existing(context, namespace);
    const nIndexesWas = collection.indexes.length;
    for (const dropped of namedIndexes(collection, index)) dropIndex(store, collection, dropped);
    return { nIndexesWas };
  });
};

/** By name, by key pattern, by a list of names, or '*' for all; the one on _id stays. */
function namedIndexes(collection: Collection, index: unknown): IndexDefinition[] {
  if (index === '*') return collection.indexes.slice(1);
  const wanted = Array.isArray(index) ? (index as unknown[]) : [index];
  return wanted.map((one) => {
    const hint = typeof one === 'string' || isDocument(one) ? parseHint(one) : undefined;
    const found = hint?.kind === 'index' ? collection.indexes.find(hint.matches) : undefined;
    if (!found) throw new MongoError(27, `index not found with name [${String(one)}]`);
    if (found.name === '_id_') throw new MongoError(72, 'cannot drop _id index');
    return found;
  });
}
