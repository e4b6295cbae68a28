import { ConfigurationError } from '@roommate/env';
import { type Db, MongoClient } from 'mongodb';

export interface Connection {
  readonly client: MongoClient;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Connects to the database that the address names.
 * @throws ConfigurationError when none answers there
 */
export async function connect(uri: string): Promise<Connection> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, writeConcern: { w: 'majority' } });
  try {
    await client.connect();
    await client.db().command({ ping: 1 });
  } catch (error) {
    await client.close();
    throw new ConfigurationError(
      `No database answers at ${hostsOf(uri)} (${error instanceof Error ? error.name : 'unknown error'}): run npm start in another terminal, or set MONGODB_URI.`,
    );
  }
  return { client, db: client.db(), close: () => client.close() };
}

// An address may hold a password: only what stands after it may be shown.
const hostsOf = (uri: string): string =>
  uri.replace(/^mongodb(\+srv)?:\/\/([^@/]*@)?/, '').split('/', 1)[0] ?? '';
