import { Long } from 'bson';
import { z } from 'zod';
import { MongoError } from '../errors.ts';
import { cursorReply, nextBatch } from '../query/batch.ts';
import { isNumber } from '../values/bson-types.ts';
import { anyField, type Command, countField, readFields, stringField } from './command.ts';

const idField = z
  .custom<unknown>((value) => isNumber(value), { error: () => "is the wrong type, expected type 'long'" })
  .transform((value) => (value instanceof Long ? value : Long.fromNumber(Number(value))));

const getMoreShape = {
  getMore: idField,
  collection: stringField,
  batchSize: countField.optional(),
  term: anyField.optional(),
};

export const getMore: Command = async ({ body, database, cursors, deadline }) => {
  const { getMore: id, collection, batchSize = 0 } = readFields(body, 'getMore', getMoreShape);
  const namespace = `${database}.${collection}`;
  const cursor = cursors.get(id, namespace);
  const size = batchSize === 0 ? Infinity : batchSize;
  try {
    const { documents, ended } = await nextBatch(cursor.rows, cursor.suspend, size, deadline);
    // A cursor that was killed meanwhile has no rows left either: that must not pass for the end of the result.
    if (ended && !cursors.kill(id)) throw new MongoError(237, `cursor id ${id.toString()} was killed`);
    return cursorReply('nextBatch', documents, ended ? Long.ZERO : id, namespace);
  } catch (error) {
    cursors.kill(id);
    throw error;
  }
};

const killShape = { killCursors: stringField, cursors: z.array(idField) };

export const killCursors: Command = ({ body, cursors }) => {
  const { cursors: ids } = readFields(body, 'killCursors', killShape);
  if (ids.length === 0) throw new MongoError(2, 'Must specify at least one cursor id in: killCursors');
  const killed = ids.filter((id) => cursors.kill(id));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
};
