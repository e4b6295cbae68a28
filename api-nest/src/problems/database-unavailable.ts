import mongoose from 'mongoose';

const { mongo } = mongoose;

const UNAVAILABLE = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoExpiredSessionError,
  mongo.MongoClientClosedError,
  mongoose.Error.MongooseServerSelectionError,
];

const MAX_TIME_EXPIRED = 50;
// With bufferCommands off mongoose has no class of its own for a call before the first connection.
const NOT_YET_CONNECTED = 'before initial connection is complete';

/** Whether an error means that the database cannot be reached, is too slow or is changing its primary just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (UNAVAILABLE.some((type) => error instanceof type)) return true;
  if (error instanceof mongo.MongoError && error.hasErrorLabel('RetryableWriteError')) return true;
  if (error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED) return true;
  return error instanceof mongoose.Error && error.message.includes(NOT_YET_CONNECTED);
}
