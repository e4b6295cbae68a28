import type { Change } from '../change.ts';
import { dropChange, keepChange, readChanges } from '../waiting-changes.ts';
import { isTemporary } from './outcome.ts';

const REPLACED = 'A later one was sent from the same form.';

/** Whether both change the same thing: the same listing, or what the same form makes. */
function isSameThing(a: Change, b: Change): boolean {
  if (a.kind !== b.kind || a.uid !== b.uid) return false;
  return a.kind === 'edit' || a.kind === 'like' ? a.url === b.url : a.page === b.page;
}

/** The earlier changes of the same thing that have no final response, or whose refusal the person has not seen. */
export const earlierOf = (change: Change): Change[] =>
  readChanges().filter(
    (other) => other.id !== change.id && other.madeAt <= change.madeAt && isSameThing(other, change),
  );

/** Forgets the earlier tries of a change that are only offered. */
export function dropOffered(change: Change): void {
  for (const { id, state } of earlierOf(change)) if (state === 'offered') dropChange(id);
}

/**
 * Ends the earlier tries of a change that has its final response now. After success, an earlier version is not sent without
 * a question. It may be another message or listing, so it is not removed if the person told it to wait.
 */
export function dropEarlier(change: Change, response: Pick<Response, 'ok' | 'status' | 'headers'>): void {
  if (isTemporary(response)) return;
  dropChange(change.id);
  dropOffered(change);
  if (!response.ok) return;
  for (const other of earlierOf(change)) {
    if (other.state !== 'waiting') continue;
    if (other.kind === 'edit' || other.kind === 'like') dropChange(other.id);
    else keepChange({ ...other, state: 'refused', reason: REPLACED });
  }
}
