import { log, NetworkError, sessionStore } from '@roommate/shell-api';
import { toasts } from '../../notifications/toasts.ts';
import { loadQueryLibrary } from '../../remotes/load-query-library.ts';
import type { Change } from '../change.ts';
import { dropChange, keepChange, readChange, readChanges } from '../waiting-changes.ts';
import type { Senders } from '../senders.ts';
import { viewerUid } from '../viewer-uid.ts';
import { asTooOld, isTooOld } from './age.ts';
import { doneTexts } from './change-texts.ts';
import { removeDamagedChanges } from './damaged-changes.ts';
import { isTemporary } from './outcome.ts';
import { keepRefused, sendChange } from './send-change.ts';
import { isChangeOf } from './valid-change.ts';
import { withFreeLock } from './with-lock.ts';

/** Shows lists with the change. Only pages that load data have this code. */
async function refreshLists({ kind }: Change): Promise<void> {
  if (kind === 'message') return;
  const { getQueryClient } = await loadQueryLibrary();
  await getQueryClient().invalidateQueries({ queryKey: ['listings'] });
}

/** @returns whether it must be tried again */
async function sendOne(change: Change, senders: Senders): Promise<boolean> {
  if (isTooOld(change)) {
    keepChange(asTooOld(change));
    return false;
  }
  try {
    const response = await sendChange(change, senders);
    if (isTemporary(response)) return true;
    if (!response.ok) {
      await keepRefused(change, response);
      return false;
    }
    // It is gone after a logout, a click on OK in another tab, or when somebody else has signed in.
    if (!readChange(change.id)) return false;
  } catch (error) {
    if (error instanceof NetworkError) return true;
    throw error;
  }
  dropChange(change.id);
  toasts.success(doneTexts[change.kind], { id: change.id });
  await refreshLists(change).catch(() => undefined);
  return false;
}

/**
 * Sends the changes that a closed tab has left, one after the other. It tells the person what became of them. It leaves
 * those that another tab waits with, and those of other people.
 * @returns whether some must be tried again
 */
export async function sendLeftChanges(senders: Senders): Promise<boolean> {
  removeDamagedChanges();
  let isAgain = false;
  for (const { id, uid, state } of readChanges()) {
    if (state !== 'waiting') continue;
    if (uid !== '' && uid !== viewerUid(sessionStore.getState())) continue;
    const isFree = await withFreeLock(id, async () => {
      // Another tab may have sent it in between.
      const change = readChange(id);
      if (change?.state !== 'waiting') return;
      // The token of the user goes only to the API.
      if (!isChangeOf(change, senders.apiBase)) dropChange(id);
      else if (await sendOne(change, senders)) isAgain = true;
    }).catch((error: unknown) => {
      // The others are still sent.
      log.error('A waiting change was not sent.', error);
      return true;
    });
    // A tab that waits with it can close.
    isAgain ||= !isFree;
  }
  return isAgain;
}
