import type { ConnectOptions } from 'mongoose';
import type { Config } from '../config/config.ts';

const MIN_CONNECT_TIMEOUT_MS = 3000;

/** Connection options that MONGODB_URI cannot override. Times are in milliseconds. */
export const connectionOptions = ({ databaseSocketTimeoutMs }: Pick<Config, 'databaseSocketTimeoutMs'>) =>
  ({
    // Without a connection a command fails immediately and the caller gets 503, instead of waiting in a queue.
    bufferCommands: false,
    // Database creates the indexes and waits for them.
    autoCreate: false,
    autoIndex: false,
    // Likes compare what they read with what they write, so a lagging secondary is not enough:
    // docs/decisions/0026-exact-likes.md.
    readPreference: 'primary',
    serverSelectionTimeoutMS: 2000,
    // A new connection needs several round trips, also where commands may take only a moment.
    connectTimeoutMS: Math.max(MIN_CONNECT_TIMEOUT_MS, databaseSocketTimeoutMs),
    // A command without a reply fails after this time. The driver retries it once on a new connection, then the API sends 503.
    socketTimeoutMS: databaseSocketTimeoutMs,
    // The API notices within this time that the database is back, even without requests.
    heartbeatFrequencyMS: 2000,
  }) satisfies ConnectOptions;

/** The database server cancels our commands after this time. */
export const MAX_TIME_MS = 4000;
