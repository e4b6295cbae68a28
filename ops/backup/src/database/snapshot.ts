import { ConfigurationError } from '@roommate/server/env';
import type { ClientSession, Db, Document, MongoClient, Timestamp } from 'mongodb';
import { type ArchiveCollection, encode } from '../archive/format.ts';
import { describeCollections } from './describe-collections.ts';
import { unfinishedRestore } from './restore-mark.ts';

/** One moment of a database. */
export interface Snapshot {
  readonly collections: readonly ArchiveCollection[];
  /** The raw documents of a collection at that moment, in the order of `_id`. */
  read(collection: string): AsyncIterable<Uint8Array>;
  end(): Promise<void>;
}

const attempts = 10;
/** Documents: small ones fill no 16 MiB of memory at a time. */
const batchSize = 1000;

/**
 * Opens a snapshot of a database. The read concern is put into the commands by hand: the driver's snapshot sessions
 * would also send it with listCollections, which the server refuses. Lists of collections and indexes know no snapshot,
 * so they are taken before and after its beginning, until both are the same.
 * @throws ConfigurationError when there is nothing to save, or a restore is unfinished
 */
export async function openSnapshot(client: MongoClient, db: Db): Promise<Snapshot> {
  const session = client.startSession({ causalConsistency: false });
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const before = await describeCollections(db);
      const [first] = before;
      if (!first) {
        throw new ConfigurationError(`The database ${db.databaseName} has no collections to save.`);
      }
      if (before.some(({ collection }) => collection === unfinishedRestore)) {
        throw new ConfigurationError(
          `The database ${db.databaseName} holds half of a restore: run npm run restore again first.`,
        );
      }
      const time = await clusterTime(db, session, first.collection);
      const collections = await describeCollections(db);
      if (encode({ all: before }).equals(encode({ all: collections })))
        return { collections, read: reader(db, session, time), end: () => session.endSession() };
    }
    throw new ConfigurationError(
      'Collections or indexes are being made or removed all the time: try again later.',
    );
  } catch (error) {
    await session.endSession();
    throw error;
  }
}

/** The moment of the snapshot, which the first read in it opens. */
async function clusterTime(db: Db, session: ClientSession, collection: string): Promise<Timestamp> {
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
      batchSize,
      readConcern: { level: 'snapshot', atClusterTime },
    };
    // With `raw` the cursor gives bytes where its type says documents.
    return db.runCursorCommand(find, { session, raw: true }).setBatchSize(batchSize);
  };
}
