import { Long } from 'bson';
import { MongoError, notSupported } from '../errors.ts';
import { cursorReply, nextBatch } from '../query/batch.ts';
import { type FindRequest, findRows } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { parseProjection, type Projection } from '../query/projection.ts';
import { mapRows, type Row, type Rows } from '../query/row.ts';
import { parseSort } from '../query/sort.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { encode } from '../values/codec.ts';
import {
  anyField,
  type Command,
  type CommandContext,
  countField,
  documentField,
  flagField,
  integerField,
  namespaceOf,
  readFields,
  stringField,
} from './command.ts';
import { sessionOf } from './session.ts';

/** mongod's size of a first batch when the client names none. */
export const defaultFirstBatch = 101;

const shape = {
  find: stringField,
  filter: documentField.default({}),
  sort: anyField.optional(),
  projection: anyField.optional(),
  hint: anyField.optional(),
  collation: anyField.optional(),
  skip: countField.default(0),
  limit: integerField.default(0),
  batchSize: countField.optional(),
  singleBatch: flagField.default(false),
  noCursorTimeout: flagField.default(false),
  allowDiskUse: flagField.optional(),
  let: anyField.optional(),
  tailable: flagField.default(false),
  awaitData: flagField.default(false),
  oplogReplay: flagField.optional(),
  allowPartialResults: flagField.optional(),
  returnKey: flagField.default(false),
  showRecordId: flagField.default(false),
  min: anyField.optional(),
  max: anyField.optional(),
};

/** A find command as far as the planner and the cursor need it. */
export interface ParsedFind extends FindRequest {
  readonly projection: Projection | undefined;
  readonly batchSize: number;
  readonly singleBatch: boolean;
  readonly noCursorTimeout: boolean;
}

export function parseFind(body: ExactDocument): ParsedFind {
  const fields = readFields(body, 'find', shape);
  checkCollation(fields.collation);
  if (fields.tailable || fields.awaitData) throw notSupported('A tailable cursor');
  if (fields.returnKey || fields.showRecordId) throw notSupported('returnKey and showRecordId');
  if (fields.min !== undefined || fields.max !== undefined) throw notSupported('min and max');
  if (fields.let !== undefined) throw notSupported('let');
  if (fields.limit < 0)
    throw new MongoError(51024, `BSON field 'limit' value must be >= 0, actual value '${fields.limit}'`);
  return {
    filter: parseFilter(fields.filter),
    sort: parseSort(fields.sort),
    hint: parseHint(fields.hint),
    skip: fields.skip,
    limit: fields.limit === 0 ? undefined : fields.limit,
    projection: parseProjection(fields.projection),
    batchSize: fields.batchSize ?? defaultFirstBatch,
    singleBatch: fields.singleBatch,
    noCursorTimeout: fields.noCursorTimeout,
  };
}

/** Only binary comparison is served: any other collation would order and match strings differently. */
export function checkCollation(collation: unknown): void {
  if (collation === undefined) return;
  if (!isDocument(collation)) throw new MongoError(14, 'collation has the wrong type, expected object');
  const { locale, ...others } = collation;
  if (locale !== 'simple' || Object.keys(others).length > 0)
    throw notSupported("A collation other than { locale: 'simple' }");
}

export const find: Command = async (context) => {
  const { reader, read, body, deadline } = context;
  const namespace = namespaceOf(context);
  const request = parseFind(body);
  const found = findRows(reader, reader.catalog.find(namespace), request);
  const rows = project(found.rows, request.projection);
  const batch = await nextBatch(rows, found.suspend, request.batchSize, deadline);
  const ended = batch.ended || request.singleBatch || batch.documents.length === request.limit;
  if (ended) rows.return();
  const id = ended ? Long.ZERO : openCursor(context, namespace, rows, found.suspend, request.noCursorTimeout);
  return cursorReply('firstBatch', batch.documents, id, namespace, read?.time);
};

/** Without a projection the stored bytes go out as they are. */
export function project(rows: Rows, projection: Projection | undefined): Rows<Buffer> {
  if (!projection) return mapRows(rows, (row: Row) => row.raw);
  return mapRows(rows, (row: Row) => encode(projection(row.document)));
}

export function openCursor(
  { cursors, body, read }: CommandContext,
  namespace: string,
  rows: Rows<Buffer>,
  suspend: () => void,
  keepForever: boolean,
): Long {
  read?.snapshot.retain();
  const release = (): void => read?.snapshot.release();
  return cursors.add({ namespace, rows, suspend, release }, { keepForever, session: sessionOf(body.lsid) });
}
