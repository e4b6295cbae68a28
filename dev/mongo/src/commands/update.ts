import { MongoError } from '../errors/mongo-error.ts';
import { applyUpdate, applyUpsert } from '../update/apply.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import type { Command } from './command.ts';
import { field, fieldReader } from './fields.ts';
import { changeStatement, runStatements } from './write-statements.ts';

const readFields = fieldReader('update', {
  update: field.string,
  ordered: field.flag.default(true),
  updates: field.documents,
});

const readStatement = fieldReader('update.updates', {
  q: field.document,
  u: field.any,
  multi: field.flag.default(false),
  upsert: field.flag.default(false),
});

/** Reads the command without its filters and changes: a wrong one is an error of its statement. */
export function readUpdate(body: ExactDocument) {
  const { ordered, updates } = readFields(body);
  return { ordered, statements: updates.map(readStatement) };
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
