import { setTimeout } from 'node:timers/promises';
import { ConfigurationError } from '@roommate/server/env';
import { type Db, MongoClient, type MongoClientOptions, MongoServerError } from 'mongodb';

export interface OpenDatabase {
  client: MongoClient;
  db: Db;
  close(): Promise<void>;
}

const RESPONSE_TIMEOUT_MS = 5000;
/** Extra time for the driver, whose error explains more than a timeout. */
const GRACE_MS = 500;

/**
 * Connects to a database. No message contains a password.
 * @param uri with the name of the database
 * @param timeoutMs how long the database may take to respond
 * @throws ConfigurationError if the driver does not understand the URI, or if no database responds or accepts the login
 */
export async function openDatabase(
  uri: string,
  options: MongoClientOptions = {},
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<OpenDatabase> {
  const client = createClient(uri, { ...options, serverSelectionTimeoutMS: timeoutMs });
  try {
    await Promise.race([ping(client), failAfter(timeoutMs + GRACE_MS)]);
  } catch (error) {
    // Not awaited: it may wait for the missing response too.
    void client.close().catch(() => undefined);
    throw new ConfigurationError(describeRefusal(error, hostsOf(uri), timeoutMs));
  }
  return { client, db: client.db(), close: () => client.close() };
}

function createClient(uri: string, options: MongoClientOptions): MongoClient {
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw new ConfigurationError(
      `MONGODB_URI is wrong: the MongoDB driver does not understand it (${nameOf(error)}).`,
    );
  }
}

async function ping(client: MongoClient): Promise<void> {
  await client.connect();
  await client.db().command({ ping: 1 });
}

class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/** The driver's own limit excludes the lookup of host names and the ping. @throws NoResponseError after the time */
async function failAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new NoResponseError();
}

function describeRefusal(error: unknown, hosts: string, timeoutMs: number): string {
  if (error instanceof MongoServerError) {
    return `The database at ${hosts} refuses the login (${error.codeName ?? error.name}): set MONGODB_URI to another database or user.`;
  }
  return `No database responds at ${hosts} within ${timeoutMs / 1000} s (${nameOf(error)}): start it, or set MONGODB_URI to another. Without MONGODB_URI, npm start runs the embedded database.`;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown error');

// A URI may contain a password before the hosts.
const hostsOf = (uri: string): string =>
  uri.replace(/^mongodb(\+srv)?:\/\/([^@/]*@)?/, '').split(/[/?]/, 1)[0] ?? '';
