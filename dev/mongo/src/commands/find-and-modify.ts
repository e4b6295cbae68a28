import { notSupported } from '../errors/mongo-error.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { parseProjection } from '../language/projection.ts';
import { parseSort } from '../language/sort-order.ts';
import { firstRow } from '../query/find.ts';
import { applyUpdate, applyUpsert } from '../update/apply.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { decodeExact, encode } from '../values/codec.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';

const readFields = fieldReader('findAndModify', {
  findAndModify: field.string,
  query: field.document.default({}),
  sort: field.any,
  // Drivers send it with false.
  remove: field.flag.optional(),
  upsert: field.flag.default(false),
  update: field.any,
  new: field.flag.default(false),
  fields: field.any,
});

export function readFindAndModify(body: ExactDocument) {
  const read = readFields(body);
  if (read.remove === true) throw notSupported('findAndModify with remove');
  const projection = parseProjection(read.fields);
  return {
    query: { filter: parseFilter(read.query), sort: parseSort(read.sort) },
    view: (document: ExactDocument) =>
      projection ? decodeExact(projection.apply(encode(document))) : document,
    upsert: read.upsert,
    returnsNew: read.new,
    update: parseUpdate(read.update),
  };
}

/** Finds one document, changes or adds it, and returns it as it was before or after. */
export const findAndModify: Command = ({ store, body, database }) => {
  const namespace = namespaceOf({ database, body });
  const { query, view, upsert, returnsNew, update } = readFindAndModify(body);
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    const row = collection && firstRow(store, collection, query);
    if (collection && row) {
      const { document } = applyUpdate(store, collection, row, update);
      return { value: view(returnsNew ? document : row.document) };
    }
    if (!upsert) return { value: null };
    const document = applyUpsert(store, namespace, query.filter, update);
    return { value: returnsNew ? view(document) : null };
  });
};
