import mongoose from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Whether a write failed because a document with the same key exists. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;
