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
  connectTimeoutMS: 5000,
  socketTimeoutMS: 30_000,
} satisfies ConnectOptions;
