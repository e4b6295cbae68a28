import { Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import type { Snapshot } from '../storage/snapshot.ts';
import type { SnapshotRegistry } from '../storage/snapshot-registry.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { formatValue } from '../values/format.ts';
import { sessionOf } from './session.ts';

/** The snapshot that a command reads; the command gives it back with `snapshot.release()`. */
export interface SnapshotRead {
  readonly snapshot: Snapshot;
  /** Told to the client, which asks for the same snapshot by it. */
  readonly time: Timestamp;
}

const levels = ['local', 'available', 'majority', 'linearizable'];
/** mongod serves the level in these alone (outside of transactions). */
const snapshotCommands = ['find', 'aggregate', 'distinct'];

/**
 * Checks a command's read concern. Every write is on disk before it is acknowledged, so all levels of a single member are
 * met as they are; `snapshot` gives the snapshot of `atClusterTime`, or of now.
 */
export function openRead(
  name: string,
  { readConcern, lsid }: ExactDocument,
  snapshots: SnapshotRegistry,
): SnapshotRead | undefined {
  if (readConcern === undefined) return undefined;
  if (!isDocument(readConcern)) throw new MongoError(14, 'readConcern has the wrong type, expected object');
  const { level = 'local', atClusterTime } = readConcern;
  if (level !== 'snapshot') {
    if (!levels.some((served) => served === level))
      throw new MongoError(72, `readConcern ${formatValue(level)} is not known`);
    if (atClusterTime !== undefined)
      throw new MongoError(72, "atClusterTime is allowed with readConcern level 'snapshot' only");
    return undefined;
  }
  // A cursor goes on in the snapshot in which it began; drivers repeat the read concern all the same.
  if (name === 'getMore') return undefined;
  if (!snapshotCommands.includes(name))
    throw new MongoError(72, `${name} does not support readConcern level 'snapshot'`);
  return retained(atClusterTime, sessionOf(lsid), snapshots);
}

function retained(time: unknown, session: string | undefined, snapshots: SnapshotRegistry): SnapshotRead {
  if (time !== undefined && !(time instanceof Timestamp))
    throw new MongoError(14, 'readConcern.atClusterTime has the wrong type, expected timestamp');
  const read = time ? { snapshot: snapshots.get(time), time } : snapshots.open(session);
  read.snapshot.retain();
  return read;
}
