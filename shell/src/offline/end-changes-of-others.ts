import type { Change } from './change.ts';
import { dropChange, keepChange, readChanges } from './waiting-changes.ts';

/** What the browser may keep of a change after the session of its user: nothing that the person has typed or visited. */
const withoutContent = ({ id, kind, uid, madeAt }: Change): Change => ({
  id,
  kind,
  uid,
  madeAt,
  method: '',
  url: '',
  headers: {},
  body: '{}',
  page: '',
  state: 'ended',
});

/**
 * Ends the changes of other users: the next user of the browser must not see or send them. If only the session has ended,
 * a notice tells the person. It is not needed for a change that is offered: its page has said that it failed. Somebody
 * else who signs in learns nothing.
 * @param viewer the uid of the user; empty without a user
 */
export function endChangesOfOthers(viewer: string): void {
  for (const change of readChanges()) {
    if (!change.uid || change.uid === viewer) continue;
    if (viewer !== '' || change.state === 'offered') dropChange(change.id);
    else if (change.state !== 'ended') keepChange(withoutContent(change));
  }
}
