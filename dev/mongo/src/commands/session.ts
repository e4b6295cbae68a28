import { Binary } from 'bson';
import { isDocument } from '../values/bson-types.ts';
import type { Command } from './command.ts';

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
