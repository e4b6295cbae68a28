import { MongoError } from '../errors/mongo-error.ts';
import { removeRecord } from '../index/records.ts';
import type { Row } from '../query/row.ts';
import type { Collection } from '../storage/collection.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import type { Command } from './command.ts';
import { field, fieldReader } from './fields.ts';
import { changeStatement, runStatements } from './write-statements.ts';

const readFields = fieldReader('delete', {
  delete: field.string,
  ordered: field.flag.default(true),
  deletes: field.documents,
});
const readStatementFields = fieldReader('delete.deletes', { q: field.document, limit: field.integer });

function readStatement(statement: ExactDocument) {
  const { q, limit } = readStatementFields(statement);
  if (limit !== 0 && limit !== 1)
    throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  return { q, multi: limit === 0 };
}

export function readDelete(body: ExactDocument) {
  const { ordered, deletes } = readFields(body);
  return { ordered, statements: deletes.map(readStatement) };
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
