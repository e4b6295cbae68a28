import { Long } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { cursorReply, nextBatch } from '../query/batch.ts';
import type { Command } from './command.ts';
import { field, fieldReader } from './fields.ts';

const readGetMore = fieldReader('getMore', {
  getMore: field.cursorId,
  collection: field.string,
  batchSize: field.count.default(0),
});

export const getMore: Command = async ({ body, database, cursors, deadline }) => {
  const { getMore: id, collection, batchSize } = readGetMore(body);
  const namespace = `${database}.${collection}`;
  const cursor = cursors.get(id, namespace);
  const size = batchSize === 0 ? Infinity : batchSize;
  try {
    const { documents, ended } = await nextBatch(cursor, size, deadline);
    // A killed cursor has no more rows either. The client must not take that for the end of the result.
    if (ended && !cursors.end(id.toBigInt()))
      throw new MongoError(237, `cursor id ${id.toString()} was killed`);
    return cursorReply('nextBatch', documents, ended ? Long.ZERO : id, namespace);
  } catch (error) {
    cursors.end(id.toBigInt());
    throw error;
  }
};

const readKill = fieldReader('killCursors', { killCursors: field.string, cursors: field.cursorIds });

export const killCursors: Command = ({ body, cursors }) => {
  return { cursorsKilled: readKill(body).cursors.filter((id) => cursors.end(id.toBigInt())) };
};
