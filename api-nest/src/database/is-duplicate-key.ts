import mongoose from 'mongoose';

/** MongoDB's error code for a second document with the same unique key. */
export const DUPLICATE_KEY = 11000;

/** Whether a write failed because a document with the same key exists. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;
