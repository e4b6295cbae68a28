import { MongoError } from '../errors/mongo-error.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { firstRow } from '../query/find.ts';
import type { Query } from '../query/planner.ts';
import { applyUpdate, applyUpsert } from '../update/apply.ts';
import { parseUpdate } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { field, optional, readFields } from './fields.ts';
import { listErrors } from './write-errors.ts';
import { changeAllMatches, runStatements } from './write-statements.ts';

const shape = {
  update: field.string,
  ordered: optional(field.flag, true),
  updates: field.documents,
};

const statementShape = {
  q: field.document,
  u: field.any,
  multi: optional(field.flag, false),
  upsert: optional(field.flag, false),
  upsertSupplied: field.any,
};

type UpdateStatement = ReturnType<typeof readStatement>;

function readStatement(statement: ExactDocument) {
  const refused = ['collation', 'arrayFilters', 'hint', 'sort', 'c'];
  return readFields(statement, 'update.updates', statementShape, refused);
}

/** Reads the command without its filters and changes: a wrong one is an error of its statement. */
export function readUpdate(body: ExactDocument) {
  const { ordered, updates } = readFields(body, 'update', shape, ['let']);
  return { ordered, statements: updates.map(readStatement) };
}

/** What the statements have done so far. */
interface Tally {
  n: number;
  nModified: number;
  readonly upserted: { index: number; _id: unknown }[];
}

export const update: Command = async (context) => {
  const namespace = namespaceOf(context);
  const { ordered, statements } = readUpdate(context.body);
  const tally: Tally = { n: 0, nModified: 0, upserted: [] };
  const writes = statements.map((statement, index) =>
    statement.multi
      ? { many: () => updateMany(context, namespace, statement, index, tally) }
      : { one: () => updateOne(context, namespace, statement, index, tally) },
  );
  const errors = await runStatements(context.store, ordered, writes);
  const { n, nModified, upserted } = tally;
  return { n, nModified, ...(upserted.length > 0 && { upserted }), ...listErrors(errors) };
};

const queryOf = ({ q }: UpdateStatement): Query => ({ filter: parseFilter(q), sort: [] });

function updateOne(
  { store }: CommandContext,
  namespace: string,
  statement: UpdateStatement,
  index: number,
  tally: Tally,
): void {
  const change = parseUpdate(statement.u);
  const query = queryOf(statement);
  const collection = store.catalog.find(namespace);
  const row = collection && firstRow(store, collection, query);
  if (collection && row) {
    tally.nModified += Number(applyUpdate(store, collection, row, change).modified);
    tally.n++;
  } else if (statement.upsert) {
    const { _id } = applyUpsert(store, namespace, query.filter, change);
    tally.n++;
    tally.upserted.push({ index, _id });
  }
}

async function updateMany(
  context: CommandContext,
  namespace: string,
  statement: UpdateStatement,
  index: number,
  tally: Tally,
): Promise<void> {
  const change = parseUpdate(statement.u);
  if (change.isReplacement)
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
  const { store } = context;
  const done = { n: 0, nModified: 0 };
  await changeAllMatches(context, namespace, queryOf(statement), (collection, row) => {
    done.nModified += Number(applyUpdate(store, collection, row, change).modified);
    done.n++;
  });
  // Only now: mongod does not count the changes of a statement that fails.
  tally.n += done.n;
  tally.nModified += done.nModified;
  if (done.n === 0 && statement.upsert)
    await store.write(() => updateOne(context, namespace, statement, index, tally));
}
