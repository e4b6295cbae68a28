import { MongoError } from '../errors/mongo-error.ts';
import { removeRecord } from '../index/records.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { parseProjection } from '../language/projection.ts';
import { parseSort } from '../language/sort-order.ts';
import { firstRow } from '../query/find.ts';
import { applyUpdate, applyUpsert } from '../update/apply.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';

const readFields = fieldReader('findAndModify', {
  findAndModify: field.string,
  query: field.document.default({}),
  sort: field.any,
  remove: field.flag.default(false),
  update: field.any,
  new: field.flag.default(false),
  fields: field.any,
  upsert: field.flag.default(false),
});

export function readFindAndModify(body: ExactDocument) {
  const read = readFields(body);
  const { remove, update, upsert, new: returnsNew } = read;
  if (remove && (update !== undefined || upsert || returnsNew))
    throw new MongoError(9, "Cannot specify 'update', 'upsert' or 'new' together with 'remove'=true");
  if (!remove && update === undefined)
    throw new MongoError(9, "Either an 'update' or 'remove'=true must be specified");
  const query = { filter: parseFilter(read.query), sort: parseSort(read.sort) };
  const projection = parseProjection(read.fields)?.ofDocument ?? ((document: ExactDocument) => document);
  return { query, projection, upsert, returnsNew, update: remove ? undefined : parseUpdate(update) };
}

/** Finds one document, changes or removes it, and returns it as it was before or after. */
export const findAndModify: Command = ({ store, body, database }) => {
  const namespace = namespaceOf({ database, body });
  const { query, projection, upsert, returnsNew, update } = readFindAndModify(body);
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    const row = collection && firstRow(store, collection, query);
    if (collection && row && !update) {
      removeRecord(store, collection, row);
      return { lastErrorObject: { n: 1 }, value: projection(row.document) };
    }
    if (collection && row && update) {
      const { document } = applyUpdate(store, collection, row, update);
      const value = projection(returnsNew ? document : row.document);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!update) return { lastErrorObject: { n: 0 }, value: null };
    if (!upsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    const document = applyUpsert(store, namespace, query.filter, update);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: document._id },
      value: returnsNew ? projection(document) : null,
    };
  });
};
