import { MongoError, notSupported } from '../errors.ts';
import { firstRow } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { parseSort } from '../query/sort.ts';
import { applyUpdate, applyUpsert } from '../update/apply.ts';
import { parseUpdate, type Update } from '../update/parse-update.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import {
  anyField,
  type Command,
  type CommandContext,
  documentField,
  flagField,
  namespaceOf,
  readFields,
  stringField,
} from './command.ts';
import { checkCollation } from './find.ts';
import { forEachMatch } from './many.ts';
import { statementsOf } from './statements.ts';
import { checkStatementCount, listed, runStatements, type WriteError, writeError } from './write-result.ts';

const shape = {
  update: stringField,
  ordered: flagField.default(true),
  bypassDocumentValidation: flagField.optional(),
  updates: anyField.optional(),
  let: anyField.optional(),
};

const statementShape = {
  q: documentField,
  u: anyField,
  multi: flagField.default(false),
  upsert: flagField.default(false),
  collation: anyField.optional(),
  hint: anyField.optional(),
  sort: anyField.optional(),
  arrayFilters: anyField.optional(),
  c: anyField.optional(),
  upsertSupplied: flagField.optional(),
};

type Statement = ReturnType<typeof readStatement>;

function readStatement(statement: ExactDocument) {
  const fields = readFields(statement, 'update.updates', statementShape);
  checkCollation(fields.collation);
  if (fields.arrayFilters !== undefined) throw notSupported('arrayFilters');
  if (fields.c !== undefined) throw notSupported('Constants of a pipeline update');
  if (fields.multi && fields.sort !== undefined)
    throw new MongoError(9, 'Cannot specify sort with multi=true');
  return { ...fields, hint: parseHint(fields.hint), sort: parseSort(fields.sort) };
}

/** What an update command has done so far. */
interface Tally {
  n: number;
  nModified: number;
  readonly upserted: { index: number; _id: unknown }[];
}

/** An update command, except for the changes themselves: a wrong one is an error of its statement. */
export function parseUpdateCommand(context: CommandContext): {
  ordered: boolean;
  statements: readonly Statement[];
} {
  const { ordered, let: variables } = readFields(context.body, 'update', shape);
  if (variables !== undefined) throw notSupported('let');
  const statements = statementsOf(context, 'updates').map(readStatement);
  checkStatementCount(statements.length);
  return { ordered, statements };
}

export const update: Command = async (context) => {
  const namespace = namespaceOf(context);
  const { ordered, statements } = parseUpdateCommand(context);
  const tally: Tally = { n: 0, nModified: 0, upserted: [] };
  const errors = statements.some(({ multi }) => multi)
    ? await runMixed(context, namespace, statements, ordered, tally)
    : await runStatements(context.store, statements.length, ordered, (index) => {
        const statement = statements[index];
        if (statement) updateOne(context, namespace, statement, parseUpdate(statement.u), index, tally);
      });
  const { n, nModified, upserted } = tally;
  return { n, nModified, ...(upserted.length > 0 && { upserted }), ...listed(errors) };
};

function updateOne(
  { store }: CommandContext,
  namespace: string,
  statement: Statement,
  change: Update,
  index: number,
  tally: Tally,
): void {
  const filter = parseFilter(statement.q);
  const collection = store.catalog.find(namespace);
  const row =
    collection && firstRow(store, collection, { filter, sort: statement.sort, hint: statement.hint });
  if (collection && row) {
    tally.nModified += Number(applyUpdate(store, collection, row, change).modified);
    tally.n++;
  } else if (statement.upsert) {
    const { _id } = applyUpsert(store, store.collectionForInsert(namespace), filter, change);
    tally.n++;
    tally.upserted.push({ index, _id });
  }
}

/** One statement after another, each of which may change many documents. */
async function runMixed(
  context: CommandContext,
  namespace: string,
  statements: readonly Statement[],
  ordered: boolean,
  tally: Tally,
): Promise<WriteError[]> {
  const errors: WriteError[] = [];
  for (const [index, statement] of statements.entries()) {
    const { n, nModified } = tally;
    try {
      const change = parseUpdate(statement.u);
      if (statement.multi) await updateMany(context, namespace, statement, change, index, tally);
      else await context.store.write(() => updateOne(context, namespace, statement, change, index, tally));
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      // What a failed statement has changed stays changed, and mongod does not count it.
      Object.assign(tally, { n, nModified });
      errors.push(writeError(index, error));
      if (ordered) break;
    }
  }
  return errors;
}

async function updateMany(
  context: CommandContext,
  namespace: string,
  statement: Statement,
  change: Update,
  index: number,
  tally: Tally,
): Promise<void> {
  if (change.kind === 'replacement')
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
  const { store } = context;
  const matchedBefore = tally.n;
  await forEachMatch(
    context,
    namespace,
    { filter: parseFilter(statement.q), hint: statement.hint },
    (collection, row) => {
      tally.nModified += Number(applyUpdate(store, collection, row, change).modified);
      tally.n++;
    },
  );
  if (tally.n === matchedBefore && statement.upsert) {
    await store.write(() => updateOne(context, namespace, statement, change, index, tally));
  }
}
