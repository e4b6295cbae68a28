import mongoose from 'mongoose';

/** MongoDB's error code for a second document with the same unique key. */
const DUPLICATE_KEY = 11000;

/** Whether a write failed because a document with the same key exists. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** For an insertion of several documents: the error is ignored if it failed only because some exist. */
export function ignoreDuplicates(error: unknown): void {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
  const errors = [error.writeErrors].flat();
  // The list is empty when only the write concern failed.
  if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
}
