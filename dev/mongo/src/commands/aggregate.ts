import { compilePipeline, readStages } from '../aggregate/pipeline.ts';
import { countingGroup, type Pushdown, pushDown } from '../aggregate/pushdown.ts';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { pull, type Source } from '../query/batch.ts';
import { type Found, findRows } from '../query/find.ts';
import type { Rows } from '../query/row.ts';
import { type ExactDocument, isNumber } from '../values/bson-types.ts';
import { encode } from '../values/codec.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { countMatches } from './count.ts';
import { field, fieldReader } from './fields.ts';
import { DEFAULT_FIRST_BATCH, firstBatch, project } from './find.ts';

const readFields = fieldReader('aggregate', {
  aggregate: field.string,
  pipeline: field.any,
  cursor: field.document.optional(),
});
const readCursor = fieldReader('aggregate.cursor', { batchSize: field.count.default(DEFAULT_FIRST_BATCH) });

export function readAggregate(body: ExactDocument): Pushdown & { batchSize: number } {
  if (isNumber(body.aggregate)) throw notSupported('A pipeline on a whole database');
  const { pipeline, cursor } = readFields(body);
  if (!cursor) {
    throw new MongoError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  }
  const { batchSize } = readCursor(cursor);
  return { ...pushDown(readStages(pipeline)), batchSize };
}

export const aggregate: Command = async (context) => {
  const parsed = readAggregate(context.body);
  const result = await runAggregate(context, namespaceOf(context), parsed);
  const limit = parsed.rest.length === 0 ? parsed.request.limit : undefined;
  return firstBatch(context, result, { batchSize: parsed.batchSize, limit });
};

async function runAggregate(
  context: CommandContext,
  namespace: string,
  { request, rest }: Pushdown,
): Promise<Source<Buffer>> {
  const { reader, deadline } = context;
  const counting = countingGroup(rest);
  if (counting) {
    const matches = await countMatches(context, namespace, request.filter);
    const total = Math.min(matches, request.limit ?? Infinity);
    const result = total === 0 ? [] : [{ _id: counting.id, [counting.field]: total }];
    return { rows: encoded(result), suspend: () => undefined };
  }
  const found = findRows(reader, reader.catalog.find(namespace), request);
  if (rest.length === 0) return { rows: project(found.rows, undefined), suspend: found.suspend };
  return { rows: encoded(await runStages(found, rest, deadline)), suspend: () => undefined };
}

/** Runs the stages that cannot use an index, in memory. */
export async function runStages(
  found: Found,
  stages: Pushdown['rest'],
  deadline: number,
): Promise<readonly ExactDocument[]> {
  const run = compilePipeline(stages);
  const documents: ExactDocument[] = [];
  await pull(found, deadline, ({ document }) => documents.push(document) > 0);
  return run(documents);
}

function* encoded(documents: readonly ExactDocument[]): Rows<Buffer> {
  for (const document of documents) yield encode(document);
}
