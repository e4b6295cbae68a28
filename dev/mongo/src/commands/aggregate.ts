import { Long } from 'bson';
import { compilePipeline, type PlainDocument, readStages } from '../aggregate/pipeline.ts';
import { countingGroup, type Pushdown, pushDown } from '../aggregate/pushdown.ts';
import { MongoError, notSupported } from '../errors.ts';
import { cursorReply, nextBatch, pull } from '../query/batch.ts';
import { type Found, findRows } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import type { Rows } from '../query/row.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { encode } from '../values/codec.ts';
import { toPlain } from '../values/plain.ts';
import {
  anyField,
  type Command,
  type CommandContext,
  countField,
  documentField,
  flagField,
  namespaceOf,
  readFields,
} from './command.ts';
import { countMatches } from './count.ts';
import { checkCollation, defaultFirstBatch, openCursor, project } from './find.ts';

const shape = {
  aggregate: anyField,
  pipeline: anyField,
  cursor: documentField.optional(),
  explain: flagField.optional(),
  allowDiskUse: flagField.optional(),
  bypassDocumentValidation: flagField.optional(),
  collation: anyField.optional(),
  hint: anyField.optional(),
  let: anyField.optional(),
};

export function parseAggregate(body: ExactDocument): Pushdown & { batchSize: number } {
  const { pipeline, cursor, hint, collation, ...fields } = readFields(body, 'aggregate', shape);
  checkCollation(collation);
  if (fields.let !== undefined) throw notSupported('let');
  if (!cursor) {
    throw new MongoError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  }
  const { batchSize, ...unknown } = cursor ?? {};
  const [extra] = Object.keys(unknown);
  if (extra !== undefined) throw new MongoError(40415, `BSON field 'cursor.${extra}' is an unknown field.`);
  const size = batchSize === undefined ? defaultFirstBatch : countField.parse(batchSize);
  return { ...pushDown(readStages(pipeline), parseHint(hint)), batchSize: size };
}

export const aggregate: Command = async (context) => {
  if (typeof context.body.aggregate !== 'string') throw notSupported('A pipeline on a whole database');
  const namespace = namespaceOf(context);
  const parsed = parseAggregate(context.body);
  const { rows, suspend } = await runAggregate(context, namespace, parsed);
  const { documents, ended } = await nextBatch(rows, suspend, parsed.batchSize, context.deadline);
  const all = ended || (parsed.rest.length === 0 && documents.length === parsed.request.limit);
  if (all) rows.return();
  const id = all ? Long.ZERO : openCursor(context, namespace, rows, suspend, false);
  return cursorReply('firstBatch', documents, id, namespace, context.read?.time);
};

async function runAggregate(
  context: CommandContext,
  namespace: string,
  { request, isUnfiltered, rest }: Pushdown,
): Promise<{ rows: Rows<Buffer>; suspend: () => void }> {
  const { reader, deadline } = context;
  const counting = countingGroup(rest);
  if (counting) {
    const query = isUnfiltered ? {} : { filter: true };
    const matches = await countMatches(context, namespace, { ...request, sort: [], query });
    const total = Math.min(Math.max(matches - request.skip, 0), request.limit ?? Infinity);
    const result = total === 0 ? [] : [encode({ _id: counting.id, [counting.field]: total })];
    return { rows: given(result), suspend: () => undefined };
  }
  const found = findRows(reader, reader.catalog.find(namespace), request);
  if (rest.length === 0) return { rows: project(found.rows, undefined), suspend: found.suspend };
  const results = await runRest(found, rest, deadline);
  return { rows: given(results.map((document) => encode(document))), suspend: () => undefined };
}

/** Runs the stages that no index helps with, in memory. */
export async function runRest(
  found: Found,
  rest: Pushdown['rest'],
  deadline: number,
): Promise<readonly PlainDocument[]> {
  const run = compilePipeline(rest);
  const documents: PlainDocument[] = [];
  await pull(
    found.rows,
    found.suspend,
    deadline,
    (row) => documents.push(toPlain(row.document) as PlainDocument) > 0,
  );
  return run(documents).filter(isDocument);
}

function* given(documents: readonly Buffer[]): Rows<Buffer> {
  yield* documents;
}
