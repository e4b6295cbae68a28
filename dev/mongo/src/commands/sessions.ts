import { Binary, Timestamp } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import type { SnapshotRegistry, TimedSnapshot } from '../storage/snapshot-registry.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import type { Command } from './command.ts';

/** The snapshot of a command's read concern, at its `atClusterTime` or a new one. The caller releases it. */
export function openRead(
  name: string,
  { readConcern, lsid }: ExactDocument,
  snapshots: SnapshotRegistry,
): TimedSnapshot | undefined {
  if (readConcern === undefined) return undefined;
  if (!isDocument(readConcern)) throw new MongoError(14, 'readConcern has the wrong type, expected object');
  const { level, atClusterTime: time } = readConcern;
  if (level !== 'snapshot')
    throw new MongoError(72, "The embedded database supports only the readConcern level 'snapshot'");
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
