import { ConfigurationError } from '@roommate/server/env';
import { type Db, MongoClient, type MongoClientOptions, MongoServerError } from 'mongodb';

export interface OpenDatabase {
  client: MongoClient;
  db: Db;
  close(): Promise<void>;
}

const ANSWER_TIMEOUT_MS = 5000;
/** So much longer is waited for the driver, which knows better than the clock what went wrong. */
const GRACE_MS = 500;

/**
 * Connects to the database that the address names. No message repeats a password.
 * @throws ConfigurationError when the driver does not understand the address, or no database that lets us in answers
 */
export async function openDatabase(
  uri: string,
  options: MongoClientOptions = {},
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<OpenDatabase> {
  const client = clientOf(uri, { ...options, serverSelectionTimeoutMS: timeoutMs });
  try {
    await withinTime(ping(client), timeoutMs + GRACE_MS);
  } catch (error) {
    // Not awaited: it may wait for the very answer that does not come.
    void client.close().catch(() => undefined);
    throw new ConfigurationError(refusal(error, hostsOf(uri), timeoutMs));
  }
  return { client, db: client.db(), close: () => client.close() };
}

function clientOf(uri: string, options: MongoClientOptions): MongoClient {
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw new ConfigurationError(
      `MONGODB_URI is wrong: it is no address that the MongoDB driver understands (${nameOf(error)}).`,
    );
  }
}

async function ping(client: MongoClient): Promise<void> {
  await client.connect();
  await client.db().command({ ping: 1 });
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The driver's own limit begins after the names of the hosts are looked up, and ends before the ping. */
async function withinTime(answer: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer());
    }, ms);
  });
  await Promise.race([answer, late]).finally(() => {
    clearTimeout(timer);
  });
}

function refusal(error: unknown, hosts: string, timeoutMs: number): string {
  if (error instanceof MongoServerError) {
    return `The database at ${hosts} does not let us in (${error.codeName ?? error.name}): set MONGODB_URI to one that does.`;
  }
  return `No database answers at ${hosts} within ${timeoutMs / 1000} s (${nameOf(error)}): start it, or set MONGODB_URI to another; with none set, npm start runs the embedded one.`;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown error');

// An address may hold a password: only what stands after it may be shown.
const hostsOf = (uri: string): string =>
  uri.replace(/^mongodb(\+srv)?:\/\/([^@/]*@)?/, '').split(/[/?]/, 1)[0] ?? '';
