import mongoose from 'mongoose';
import { isRetryableRead } from './retryable-read.ts';

const { mongo } = mongoose;

const connectionErrors = [
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoExpiredSessionError,
  mongo.MongoClientClosedError,
  mongoose.Error.MongooseServerSelectionError,
];

const MAX_TIME_EXPIRED = 50;
// With bufferCommands off, mongoose has no error class for a command before the first connection.
const NOT_YET_CONNECTED = 'before initial connection is complete';

/** Whether the database cannot be reached, is too slow, or is electing a new primary. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isRetryableRead(error) || connectionErrors.some((type) => error instanceof type)) return true;
  if (error instanceof mongo.MongoError && error.hasErrorLabel('RetryableWriteError')) return true;
  if (error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED) return true;
  return error instanceof mongoose.Error && error.message.includes(NOT_YET_CONNECTED);
}
