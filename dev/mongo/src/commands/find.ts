import { Long } from 'bson';
import { parseFilter } from '../language/parse-filter.ts';
import { parseProjection, type Projection } from '../language/projection.ts';
import { parseSort } from '../language/sort-order.ts';
import { cursorReply, nextBatch, type Source } from '../query/batch.ts';
import { findRows } from '../query/find.ts';
import { parseHint } from '../query/planner.ts';
import { mapRows, type Rows } from '../query/row.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';
import { sessionOf } from './sessions.ts';

/** mongod's size of a first batch. */
export const DEFAULT_FIRST_BATCH = 101;

const readFields = fieldReader('find', {
  find: field.string,
  filter: field.document.default({}),
  sort: field.any,
  projection: field.any,
  hint: field.any,
  skip: field.count.default(0),
  limit: field.count.default(0),
  batchSize: field.count.default(DEFAULT_FIRST_BATCH),
  singleBatch: field.flag.default(false),
});

/** A find command as the planner and the cursor need it. */
export function readFind(body: ExactDocument) {
  const { filter, sort, hint, limit, projection, ...fields } = readFields(body);
  return {
    ...fields,
    filter: parseFilter(filter),
    sort: parseSort(sort),
    hint: parseHint(hint),
    limit: limit === 0 ? undefined : limit,
    projection: parseProjection(projection),
  };
}

export const find: Command = async (context) => {
  const { reader, body } = context;
  const namespace = namespaceOf(context);
  const request = readFind(body);
  const { rows, suspend } = findRows(reader, reader.catalog.find(namespace), request);
  return firstBatch(context, { rows: project(rows, request.projection), suspend }, request);
};

/** Without a projection the stored bytes go out unchanged. */
export const project = (rows: Rows, projection: Projection | undefined): Rows<Buffer> =>
  mapRows(rows, ({ raw, isProjected }) => (projection && !isProjected ? projection.apply(raw) : raw));

/** Replies with the first rows, and opens a cursor if there may be more. */
export async function firstBatch(
  context: CommandContext,
  source: Source<Buffer>,
  { batchSize, limit, singleBatch }: { batchSize: number; limit?: number | undefined; singleBatch?: boolean },
): Promise<Buffer> {
  const { body, cursors, deadline, read } = context;
  const namespace = namespaceOf(context);
  const { documents, ended } = await nextBatch(source, batchSize, deadline);
  let id = Long.ZERO;
  if (ended || singleBatch === true || documents.length === limit) {
    source.rows.return();
  } else {
    read?.snapshot.retain();
    const release = (): void => read?.snapshot.release();
    id = cursors.open({ namespace, ...source, release }, sessionOf(body.lsid));
  }
  return cursorReply('firstBatch', documents, id, namespace, read?.time);
}
