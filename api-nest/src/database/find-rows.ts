import type { Model, mongo } from 'mongoose';
import { isRetryableRead } from '../problems/retryable-read.ts';
import { type Filter, rowsOf } from './rows.ts';

/** A query whose result fits into one reply. */
interface Query<T> {
  filter: Filter<T>;
  projection: mongo.Document;
  sort?: Readonly<Record<string, 1 | -1>>;
  /** At most some hundred. */
  limit: number;
  maxTimeMS: number;
}

/**
 * Reads rows with one command. A cursor of the driver takes up to twice the CPU for the same rows. Like a cursor, it tries a
 * second time when the connection broke: docs/decisions/0302-driver-on-hot-paths.md.
 */
export async function findRows<T extends mongo.Document, Row>(
  model: Model<T>,
  { limit, ...query }: Query<T>,
): Promise<Row[]> {
  const { db } = model.db;
  if (!db) {
    // Before the first connection. Mongoose throws the error that the caller expects.
    const { filter, ...options } = query;
    return rowsOf(model)
      .find(filter, { ...options, limit })
      .toArray() as Promise<Row[]>;
  }
  const command = {
    find: model.collection.collectionName,
    ...query,
    limit,
    batchSize: limit,
    singleBatch: true,
  };
  const read = async () => (await db.command(command)) as { cursor: { firstBatch: Row[] } };
  const { cursor } = await read().catch((error: unknown) => {
    if (isRetryableRead(error)) return read();
    throw error;
  });
  return cursor.firstBatch;
}
