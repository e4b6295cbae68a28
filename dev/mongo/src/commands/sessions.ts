import { Binary, Timestamp } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import type { SnapshotRegistry, TimedSnapshot } from '../storage/snapshot-registry.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { formatValue } from '../values/format.ts';
import type { Command } from './command.ts';

const levels: readonly unknown[] = ['local', 'available', 'majority', 'linearizable'];

/**
 * Checks a command's read concern. Every write is on disk before it is acknowledged, so a single server meets all other
 * levels anyway. For `snapshot` it retains the snapshot of `atClusterTime` or a new one; the caller releases it.
 */
export function openRead(
  name: string,
  { readConcern, lsid }: ExactDocument,
  snapshots: SnapshotRegistry,
): TimedSnapshot | undefined {
  if (readConcern === undefined) return undefined;
  if (!isDocument(readConcern)) throw new MongoError(14, 'readConcern has the wrong type, expected object');
  const { level = 'local', atClusterTime: time } = readConcern;
  if (level !== 'snapshot') {
    if (!levels.includes(level)) throw new MongoError(72, `readConcern ${formatValue(level)} is not known`);
    if (time !== undefined)
      throw new MongoError(72, "atClusterTime is allowed with readConcern level 'snapshot' only");
    return undefined;
  }
  // A cursor continues in its own snapshot, but drivers repeat the read concern.
  if (name === 'getMore') return undefined;
  if (name !== 'find' && name !== 'aggregate')
    throw new MongoError(72, `${name} does not support readConcern level 'snapshot'`);
  if (time !== undefined && !(time instanceof Timestamp))
    throw new MongoError(14, 'readConcern.atClusterTime has the wrong type, expected timestamp');
  const read = time ? { snapshot: snapshots.get(time), time } : snapshots.open(sessionOf(lsid));
  read.snapshot.retain();
  return read;
}

/** The id of a logical session, as text. Undefined outside a session. */
export function sessionOf(lsid: unknown): string | undefined {
  return isDocument(lsid) && lsid.id instanceof Binary ? lsid.id.toString('hex') : undefined;
}

/** Ends sessions, with their cursors and snapshots. */
export const endSessions: Command = ({ body, cursors, snapshots }) => {
  const ids = new Set((Array.isArray(body.endSessions) ? body.endSessions : []).map(sessionOf));
  ids.delete(undefined);
  cursors.endWhere((_, session) => ids.has(session));
  snapshots.endWhere((_, session) => ids.has(session));
  return {};
};
