import type { ConnectOptions } from 'mongoose';

/** How the API speaks to its database, whatever MONGODB_URI says. Times in milliseconds. */
export const connectionOptions = {
  // A call without a connection fails at once, and the caller gets 503, rather than wait in a queue.
  bufferCommands: false,
  // Indexes are created by Database, which waits for them.
  autoCreate: false,
  autoIndex: false,
  // Likes compare what they read with what they write (decision 0026): a lagging secondary will not do.
  readPreference: 'primary',
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 3000,
  // A call without an answer for so long fails; it is tried once more on a new connection, then it is 503.
  socketTimeoutMS: 4000,
  // How soon a database that was away is noticed to be back, also when nobody asks.
  heartbeatFrequencyMS: 2000,
} satisfies ConnectOptions;

/** After so long the server itself gives up a call of ours. */
export const MAX_TIME_MS = 4000;
