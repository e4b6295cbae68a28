import { MongoError, notSupported } from '../errors.ts';
import { firstRow } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { parseProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import { removeRecord } from '../storage/records.ts';
import { applyUpdate, applyUpsert } from '../update/apply.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { decodeExact } from '../values/codec.ts';
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

const shape = {
  findAndModify: stringField.optional(),
  findandmodify: stringField.optional(),
  query: documentField.default({}),
  sort: anyField.optional(),
  remove: flagField.default(false),
  update: anyField.optional(),
  new: flagField.default(false),
  fields: anyField.optional(),
  upsert: flagField.default(false),
  bypassDocumentValidation: flagField.optional(),
  collation: anyField.optional(),
  arrayFilters: anyField.optional(),
  hint: anyField.optional(),
  let: anyField.optional(),
};

type Fields = ReturnType<typeof readFindAndModify>;

export function readFindAndModify(body: ExactDocument) {
  const fields = readFields(body, 'findAndModify', shape);
  checkCollation(fields.collation);
  if (fields.arrayFilters !== undefined) throw notSupported('arrayFilters');
  if (fields.let !== undefined) throw notSupported('let');
  if (fields.remove === (fields.update !== undefined)) {
    throw new MongoError(
      9,
      fields.remove
        ? "Cannot specify both an 'update' and 'remove'=true"
        : "Either an 'update' or 'remove'=true must be specified",
    );
  }
  if (fields.remove && fields.upsert)
    throw new MongoError(9, "Cannot specify both 'upsert'=true and 'remove'=true");
  if (fields.remove && fields.new)
    throw new MongoError(
      9,
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  return { ...fields, sort: parseSort(fields.sort), hint: parseHint(fields.hint) };
}

/** Finds one document, changes or removes it, and gives it as it was before or after. */
export const findAndModify: Command = (context) => {
  const { store, body } = context;
  const namespace = namespaceOf(context);
  const fields = readFindAndModify(body);
  const projection = parseProjection(fields.fields) ?? ((document: ExactDocument) => document);
  const filter = parseFilter(fields.query);
  const update = fields.remove ? undefined : parseUpdate(fields.update);
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    const row = collection && firstRow(store, collection, { filter, sort: fields.sort, hint: fields.hint });
    if (!collection || !row) {
      if (!update || !fields.upsert) return missed(fields);
      const document = applyUpsert(store, store.collectionForInsert(namespace), filter, update);
      return {
        lastErrorObject: { n: 1, updatedExisting: false, upserted: document._id },
        value: fields.new ? projection(document) : null,
      };
    }
    if (!update) {
      removeRecord(store, collection, row.recordId, row.document);
      return { lastErrorObject: { n: 1 }, value: projection(row.document) };
    }
    const { raw } = applyUpdate(store, collection, row, update);
    return {
      lastErrorObject: { n: 1, updatedExisting: true },
      value: projection(fields.new ? decodeExact(raw) : decodeExact(row.raw)),
    };
  });
};

function missed({ remove }: Fields): Record<string, unknown> {
  return { lastErrorObject: remove ? { n: 0 } : { n: 0, updatedExisting: false }, value: null };
}
