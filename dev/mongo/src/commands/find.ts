import { Long } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { parseFilter } from '../language/parse-filter.ts';
import { parseProjection, type Projection } from '../language/projection.ts';
import { parseSort } from '../language/sort-order.ts';
import { cursorReply, nextBatch } from '../query/batch.ts';
import { type FindRequest, findRows } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { mapRows, type Rows } from '../query/row.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encode } from '../values/codec.ts';
import { type Command, type CommandContext, namespaceOf } from './command.ts';
import { field, optional, readFields } from './fields.ts';
import { sessionOf } from './session.ts';

/** mongod's size of a first batch. */
export const DEFAULT_FIRST_BATCH = 101;

const shape = {
  find: field.string,
  filter: optional(field.document, {}),
  sort: field.any,
  projection: field.any,
  hint: field.any,
  skip: optional(field.count, 0),
  limit: optional(field.integer, 0),
  batchSize: optional(field.count, DEFAULT_FIRST_BATCH),
  singleBatch: optional(field.flag, false),
};

const refused = [
  ...['collation', 'let', 'min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'],
  ...['noCursorTimeout', 'allowDiskUse', 'allowPartialResults', 'oplogReplay'],
];

/** A find command as the planner and the cursor need it. */
interface ParsedFind extends FindRequest {
  readonly projection: Projection | undefined;
  readonly batchSize: number;
  readonly singleBatch: boolean;
}

export function readFind(body: ExactDocument): ParsedFind {
  const { limit, ...fields } = readFields(body, 'find', shape, refused);
  if (limit < 0)
    throw new MongoError(51024, `BSON field 'limit' value must be >= 0, actual value '${limit}'`);
  return {
    filter: parseFilter(fields.filter),
    sort: parseSort(fields.sort),
    hint: parseHint(fields.hint),
    skip: fields.skip,
    limit: limit === 0 ? undefined : limit,
    projection: parseProjection(fields.projection),
    batchSize: fields.batchSize,
    singleBatch: fields.singleBatch,
  };
}

export const find: Command = async (context) => {
  const { reader, read, body, deadline } = context;
  const namespace = namespaceOf(context);
  const request = readFind(body);
  const { rows: found, suspend } = findRows(reader, reader.catalog.find(namespace), request);
  const rows = project(found, request.projection);
  const { documents, ended } = await nextBatch(rows, suspend, request.batchSize, deadline);
  const isComplete = ended || request.singleBatch || documents.length === request.limit;
  if (isComplete) rows.return();
  const id = isComplete ? Long.ZERO : openCursor(context, namespace, rows, suspend);
  return cursorReply('firstBatch', documents, id, namespace, read?.time);
};

/** Without a projection the stored bytes go out unchanged. */
export function project(rows: Rows, projection: Projection | undefined): Rows<Buffer> {
  if (!projection) return mapRows(rows, ({ raw }) => raw);
  return mapRows(rows, ({ document }) => encode(projection(document)));
}

export function openCursor(
  { cursors, body, read }: CommandContext,
  namespace: string,
  rows: Rows<Buffer>,
  suspend: () => void,
): Long {
  read?.snapshot.retain();
  const release = (): void => read?.snapshot.release();
  return cursors.open({ namespace, rows, suspend, release }, sessionOf(body.lsid));
}
