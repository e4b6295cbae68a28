import { ConfigurationError } from '@roommate/server/env';
import type { ClientSession, Db, Document, MongoClient, Timestamp } from 'mongodb';
import { type ArchiveCollection, encode } from '../archive/format.ts';
import { describeCollections } from './describe-collections.ts';
import { UNFINISHED_RESTORE } from './restore-mark.ts';

/** A database at one moment. */
export interface Snapshot {
  readonly collections: readonly ArchiveCollection[];
  /** The raw documents of a collection at that moment, in the order of `_id`. */
  read(collection: string): AsyncIterable<Uint8Array>;
  end(): Promise<void>;
}

const ATTEMPTS = 10;
/** Documents per batch, so that small documents do not fill 16 MiB of memory. */
const BATCH_SIZE = 1000;

/**
 * Opens a snapshot of a database. The commands contain the read concern themselves. The driver's snapshot sessions
 * would also send it with listCollections, which the server refuses. A snapshot does not contain the lists of
 * collections and indexes. So they are read before and after its start, until both are equal.
 * @throws ConfigurationError if there is nothing to save, or a restore is unfinished
 */
export async function openSnapshot(client: MongoClient, db: Db): Promise<Snapshot> {
  const session = client.startSession({ causalConsistency: false });
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const before = await describeCollections(db);
      const [first] = before;
      if (!first) {
        throw new ConfigurationError(`The database ${db.databaseName} has no collections to save.`);
      }
      if (before.some(({ collection }) => collection === UNFINISHED_RESTORE)) {
        throw new ConfigurationError(
          `The database ${db.databaseName} contains an unfinished restore: run npm run restore again first.`,
        );
      }
      const time = await openAt(db, session, first.collection);
      const collections = await describeCollections(db);
      if (encode({ all: before }).equals(encode({ all: collections })))
        return { collections, read: reader(db, session, time), end: () => session.endSession() };
    }
    throw new ConfigurationError('Collections or indexes keep changing: try again later.');
  } catch (error) {
    await session.endSession();
    throw error;
  }
}

/** The time of the snapshot, which the first read opens. */
async function openAt(db: Db, session: ClientSession, collection: string): Promise<Timestamp> {
  const first = { find: collection, limit: 1, singleBatch: true, readConcern: { level: 'snapshot' } };
  const { cursor } = (await db.command(first, { session })) as { cursor: Document };
  return cursor.atClusterTime as Timestamp;
}

function reader(db: Db, session: ClientSession, atClusterTime: Timestamp): Snapshot['read'] {
  return (collection) => {
    const find = {
      find: collection,
      sort: { _id: 1 },
      hint: { _id: 1 },
      batchSize: BATCH_SIZE,
      readConcern: { level: 'snapshot', atClusterTime },
    };
    // With `raw` the cursor returns bytes, although its type says documents.
    return db.runCursorCommand(find, { session, raw: true }).setBatchSize(BATCH_SIZE);
  };
}
