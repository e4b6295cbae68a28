import { Binary } from 'bson';
import { isDocument } from '../values/bson-types.ts';
import type { Command } from './command.ts';

/** The id of a logical session, as text; undefined outside of one. */
export function sessionOf(lsid: unknown): string | undefined {
  return isDocument(lsid) && lsid.id instanceof Binary ? lsid.id.toString('hex') : undefined;
}

/** Ends sessions, and with them their cursors and snapshots. */
const endSessionsNamed =
  (field: string): Command =>
  ({ body, cursors, snapshots }) => {
    const sessions = body[field];
    const ids = new Set((Array.isArray(sessions) ? sessions : []).map(sessionOf));
    ids.delete(undefined);
    cursors.killAll(({ session }) => ids.has(session));
    snapshots.endSessions((session) => ids.has(session));
    return {};
  };

export const sessionCommands: readonly (readonly [string, Command])[] = [
  ['endSessions', endSessionsNamed('endSessions')],
  ['killSessions', endSessionsNamed('killSessions')],
  ['refreshSessions', () => ({})],
];
