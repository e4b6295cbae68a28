import mongoose from 'mongoose';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;

/** RETRYABLE_READ_ERROR_CODES of https://github.com/mongodb/specifications/blob/master/source/retryable-reads/retryable-reads.md */
const retryableCodes = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Whether the server shuts down, has stopped being the primary, or has lost a connection. */
export const isRetryableRead = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  (error instanceof MongoServerError && retryableCodes.has(Number(error.code)));
