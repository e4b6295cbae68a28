import { ObjectId } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { removeRecord } from '../index/records.ts';
import type { Row } from '../query/row.ts';
import type { Collection } from '../storage/collection.ts';
import { applyUpdate, applyUpsert, insertDocument } from '../update/apply.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';
import { changeStatement, runStatements } from './write-statements.ts';

const readInsert = fieldReader('insert', {
  insert: field.string,
  ordered: field.flag.default(true),
  documents: field.documents,
});

export const insert: Command = async (context) => {
  const namespace = namespaceOf(context);
  const { ordered, documents } = readInsert(context.body);
  const statements = documents.map((document) => () => {
    insertDocument(context.store, namespace, { _id: new ObjectId(), ...document });
    return { n: 1, nModified: 0 };
  });
  const { n, writeErrors } = await runStatements(context, ordered, statements);
  return { n, writeErrors };
};

const readDeleteFields = fieldReader('delete', {
  delete: field.string,
  ordered: field.flag.default(true),
  deletes: field.documents,
});
const readDeleteStatement = fieldReader('delete.deletes', { q: field.document, limit: field.integer });

function readDeletion(statement: ExactDocument) {
  const { q, limit } = readDeleteStatement(statement);
  if (limit !== 0 && limit !== 1)
    throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  return { q, multi: limit === 0 };
}

export function readDelete(body: ExactDocument) {
  const { ordered, deletes } = readDeleteFields(body);
  return { ordered, statements: deletes.map(readDeletion) };
}

export const remove: Command = async (context) => {
  const { store } = context;
  const { ordered, statements } = readDelete(context.body);
  const change = (collection: Collection, row: Row): boolean => {
    removeRecord(store, collection, row);
    return true;
  };
  const writes = statements.map((statement) => changeStatement(context, statement, () => ({ change })));
  const { n, writeErrors } = await runStatements(context, ordered, writes);
  return { n, writeErrors };
};

const readUpdateFields = fieldReader('update', {
  update: field.string,
  ordered: field.flag.default(true),
  updates: field.documents,
});

const readUpdateStatement = fieldReader('update.updates', {
  q: field.document,
  u: field.any,
  multi: field.flag.default(false),
  upsert: field.flag.default(false),
});

/** Reads the command without its filters and changes: a wrong one is an error of its statement. */
export function readUpdate(body: ExactDocument) {
  const { ordered, updates } = readUpdateFields(body);
  return { ordered, statements: updates.map(readUpdateStatement) };
}

export const update: Command = async (context) => {
  const { store } = context;
  const { ordered, statements } = readUpdate(context.body);
  const upserted: { index: number; _id: unknown }[] = [];
  const writes = statements.map((statement, index) =>
    changeStatement(context, statement, (namespace) => {
      const change = parseUpdate(statement.u);
      if (statement.multi && change.isReplacement)
        throw new MongoError(9, 'multi update is not supported for replacement-style update');
      return {
        change: (collection, row) => applyUpdate(store, collection, row, change).modified,
        insert: statement.upsert
          ? (filter) => upserted.push({ index, _id: applyUpsert(store, namespace, filter, change)._id })
          : undefined,
      };
    }),
  );
  const reply = await runStatements(context, ordered, writes);
  return { ...reply, ...(upserted.length > 0 && { upserted }) };
};
