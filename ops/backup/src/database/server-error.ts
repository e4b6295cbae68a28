import { type MongoError, MongoServerError } from 'mongodb';

/** Codes by which servers without history refuse the read concern `snapshot`. */
const noSnapshots = [72, 123, 246];

/** What the user can do about it, in one sentence; a server's own text may hold data, and is left out. */
export function serverSentence(error: MongoError): string {
  const code = error instanceof MongoServerError ? Number(error.code) : 0;
  if (noSnapshots.includes(code))
    return 'This server keeps no snapshots, without which a backup would not be consistent: it must be a replica set of MongoDB 5.0 or later.';
  if (code === 239)
    return 'The backup took longer than the server keeps old data: raise its parameter minSnapshotHistoryWindowInSeconds.';
  if (code === 13 || code === 18) return 'The user of MONGODB_URI has not the rights that this needs.';
  const name = error instanceof MongoServerError ? String(error.codeName ?? code) : error.name;
  return `The database broke off (${name}): try again.`;
}
