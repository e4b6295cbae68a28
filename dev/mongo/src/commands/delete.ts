import { z } from 'zod';
import { MongoError } from '../errors.ts';
import { firstRow } from '../query/find.ts';
import { type Hint, parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { removeRecord } from '../storage/records.ts';
import {
  anyField,
  type Command,
  type CommandContext,
  documentField,
  flagField,
  integerField,
  namespaceOf,
  readFields,
  stringField,
} from './command.ts';
import { checkCollation } from './find.ts';
import { forEachMatch } from './many.ts';
import { statementsOf } from './statements.ts';
import { checkStatementCount, listed, runStatements, type WriteError, writeError } from './write-result.ts';

const shape = {
  delete: stringField,
  ordered: flagField.default(true),
  deletes: anyField.optional(),
  let: z.undefined().optional(),
};
const statementShape = {
  q: documentField,
  limit: integerField,
  collation: anyField.optional(),
  hint: anyField.optional(),
};

export function parseDeleteCommand(context: CommandContext) {
  const { ordered } = readFields(context.body, 'delete', shape);
  const statements = statementsOf(context, 'deletes').map((statement) => {
    const { q, limit, collation, hint } = readFields(statement, 'delete.deletes', statementShape);
    checkCollation(collation);
    if (limit !== 0 && limit !== 1)
      throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    return { q, limit, hint: parseHint(hint) };
  });
  checkStatementCount(statements.length);
  return { ordered, statements };
}

export const remove: Command = async (context) => {
  const { store } = context;
  const namespace = namespaceOf(context);
  const { ordered, statements } = parseDeleteCommand(context);
  let n = 0;
  const deleteOne = (q: Parameters<typeof parseFilter>[0], hint: Hint | undefined): void => {
    const filter = parseFilter(q);
    const collection = store.catalog.find(namespace);
    const row = collection && firstRow(store, collection, { filter, sort: [], hint });
    if (!collection || !row) return;
    removeRecord(store, collection, row.recordId, row.document);
    n++;
  };
  if (statements.every(({ limit }) => limit === 1)) {
    const errors = await runStatements(store, statements.length, ordered, (index) => {
      const statement = statements[index];
      if (statement) deleteOne(statement.q, statement.hint);
    });
    return { n, ...listed(errors) };
  }
  const errors: WriteError[] = [];
  for (const [index, { q, limit, hint }] of statements.entries()) {
    try {
      if (limit === 1) await store.write(() => deleteOne(q, hint));
      else {
        await forEachMatch(context, namespace, { filter: parseFilter(q), hint }, (collection, row) => {
          removeRecord(store, collection, row.recordId, row.document);
          n++;
        });
      }
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      errors.push(writeError(index, error));
      if (ordered) break;
    }
  }
  return { n, ...listed(errors) };
};
