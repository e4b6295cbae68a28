import { MongoError } from '../errors/mongo-error.ts';
import { removeRecord } from '../index/records.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { firstRow } from '../query/find.ts';
import type { Row } from '../query/row.ts';
import type { Collection } from '../storage/collection.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, optional, readFields } from './fields.ts';
import { listErrors } from './write-errors.ts';
import { changeAllMatches, runStatements } from './write-statements.ts';

const shape = { delete: field.string, ordered: optional(field.flag, true), deletes: field.documents };
const statementShape = { q: field.document, limit: field.integer };

function readStatement(statement: ExactDocument) {
  const { q, limit } = readFields(statement, 'delete.deletes', statementShape, ['collation', 'hint']);
  if (limit !== 0 && limit !== 1)
    throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  return { q, multi: limit === 0 };
}

export function readDelete(body: ExactDocument) {
  const { ordered, deletes } = readFields(body, 'delete', shape, ['let']);
  return { ordered, statements: deletes.map(readStatement) };
}

export const remove: Command = async (context) => {
  const { store } = context;
  const namespace = namespaceOf(context);
  const { ordered, statements } = readDelete(context.body);
  let n = 0;
  const removeRow = (collection: Collection, row: Row): void => {
    removeRecord(store, collection, row);
    n++;
  };
  const writes = statements.map(({ q, multi }) => {
    const queryOf = () => ({ filter: parseFilter(q), sort: [] });
    if (multi) return { many: async () => changeAllMatches(context, namespace, queryOf(), removeRow) };
    return {
      one: () => {
        const query = queryOf();
        const collection = store.catalog.find(namespace);
        const row = collection && firstRow(store, collection, query);
        if (collection && row) removeRow(collection, row);
      },
    };
  });
  const errors = await runStatements(store, ordered, writes);
  return { n, ...listErrors(errors) };
};
