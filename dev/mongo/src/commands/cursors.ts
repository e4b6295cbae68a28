import { Long } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { cursorReply, nextBatch } from '../query/batch.ts';
import type { Command } from './command.ts';
import { field, optional, readFields } from './fields.ts';

const getMoreShape = {
  getMore: field.cursorId,
  collection: field.string,
  batchSize: optional(field.count, 0),
};

export const getMore: Command = async ({ body, database, cursors, deadline }) => {
  const { getMore: id, collection, batchSize } = readFields(body, 'getMore', getMoreShape);
  const namespace = `${database}.${collection}`;
  const cursor = cursors.get(id, namespace);
  const size = batchSize === 0 ? Infinity : batchSize;
  try {
    const { documents, ended } = await nextBatch(cursor.rows, cursor.suspend, size, deadline);
    // A cursor killed meanwhile has no more rows either. The client must not take that for the end of the result.
    if (ended && !cursors.end(id.toBigInt()))
      throw new MongoError(237, `cursor id ${id.toString()} was killed`);
    return cursorReply('nextBatch', documents, ended ? Long.ZERO : id, namespace);
  } catch (error) {
    cursors.end(id.toBigInt());
    throw error;
  }
};

const killShape = { killCursors: field.string, cursors: field.cursorIds };

export const killCursors: Command = ({ body, cursors }) => {
  const { cursors: ids } = readFields(body, 'killCursors', killShape);
  const killed = ids.filter((id) => cursors.end(id.toBigInt()));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
};
