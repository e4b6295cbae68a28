import { SAVED_LISTINGS_MAX } from '@roommate/contracts';
import { notifications, savedStore, sessionStore, setSaved, type SavedListings } from '@roommate/shell-api';
import { changeAccount, mergeIntoAccount } from './account-ids.ts';
import { DEVICE_KEY, readDeviceIds, writeDeviceIds } from './device-ids.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/** Written after each change of the account. Other tabs get a storage event and read the account again. */
const CHANGED_KEY = 'roommate:saved-changed';
const TOAST = 'saved-failed';
const FULL = `You have saved ${SAVED_LISTINGS_MAX} rooms on this device, which is the maximum. Remove one first.`;
const NO_STORAGE = 'This browser does not store data for this site. Log in to save rooms in your account.';

const withChange = (ids: readonly string[], id: string, isSaved: boolean): string[] => {
  const others = ids.filter((each) => each !== id);
  return isSaved ? [id, ...others] : others;
};

/**
 * The visitor's saved listings: on the device, or in the account after sign-in (docs/decisions/0343-saved-listings.md).
 * It lives outside React, because cards of all remotes show its state.
 */
export class SavedListingsStore implements SavedListings {
  #viewer: Viewer;
  /** The saved listings of the account that the API has confirmed. */
  #confirmed: readonly string[] = [];
  /** Whether `#confirmed` is of this viewer. */
  #isLoaded = false;
  /** The number of confirmed changes. A response from before one of them lacks it. */
  #changes = 0;
  /** Changes that the API has not confirmed, by id. */
  readonly #unconfirmed = new Map<string, boolean>();

  /** Follows the session, and the other tabs of the browser. Call it once. */
  start(): void {
    const follow = () => this.#follow(viewerOf(sessionStore.getState()));
    sessionStore.subscribe(follow);
    addEventListener('storage', ({ key }) => {
      const isOnDevice = this.#viewer === 'device';
      // Null: the whole storage was emptied.
      if (key === null || key === (isOnDevice ? DEVICE_KEY : CHANGED_KEY)) this.reload();
    });
    addEventListener('online', () => {
      if (savedStore.getState().status === 'failed') this.reload();
    });
    follow();
  }

  reload(): void {
    if (this.#viewer === undefined) setSaved({ status: 'loading' });
    else if (this.#viewer === 'device') this.#showDevice();
    else void this.#loadAccount(this.#viewer);
  }

  set(id: string, isSaved: boolean): void {
    notifications.dismiss(TOAST);
    if (this.#viewer === 'device') this.#setOnDevice(id, isSaved);
    else if (this.#viewer && !this.#unconfirmed.has(id)) void this.#setInAccount(this.#viewer, id, isSaved);
  }

  #follow(viewer: Viewer): void {
    const isSame =
      typeof viewer === 'object' && typeof this.#viewer === 'object'
        ? viewer.uid === this.#viewer.uid
        : viewer === this.#viewer;
    if (isSame) return;
    this.#viewer = viewer;
    this.#confirmed = [];
    this.#isLoaded = false;
    this.#unconfirmed.clear();
    setSaved({ status: 'loading' });
    this.reload();
  }

  #showDevice(): void {
    setSaved({ status: 'ready', place: 'device', ids: readDeviceIds(), leftOnDevice: 0 });
  }

  #setOnDevice(id: string, isSaved: boolean): void {
    // From the storage and not from the page: another tab may have changed it.
    const ids = withChange(readDeviceIds(), id, isSaved);
    if (ids.length > SAVED_LISTINGS_MAX) notifications.error(FULL, { id: TOAST });
    else if (!writeDeviceIds(ids)) notifications.error(NO_STORAGE, { id: TOAST });
    this.#showDevice();
  }

  async #loadAccount(viewer: Viewer): Promise<void> {
    if (savedStore.getState().status === 'failed') setSaved({ status: 'loading' });
    try {
      let changes: number;
      let ids: readonly string[];
      do {
        changes = this.#changes;
        ids = await mergeIntoAccount();
        if (this.#viewer !== viewer) return;
      } while (changes !== this.#changes);
      this.#confirmed = ids;
      this.#isLoaded = true;
      this.#showAccount();
    } catch {
      // Listings that the page already shows stay.
      if (this.#viewer === viewer && savedStore.getState().status === 'loading') {
        setSaved({ status: 'failed' });
      }
    }
  }

  #showAccount(): void {
    if (!this.#isLoaded) return;
    let ids = this.#confirmed;
    for (const [id, isSaved] of this.#unconfirmed) ids = withChange(ids, id, isSaved);
    setSaved({ status: 'ready', place: 'account', ids, leftOnDevice: readDeviceIds().length });
  }

  async #setInAccount(viewer: Viewer, id: string, isSaved: boolean): Promise<void> {
    this.#unconfirmed.set(id, isSaved);
    this.#showAccount();
    let failure: unknown;
    try {
      await changeAccount(id, isSaved);
      notifyOtherTabs();
    } catch (error) {
      failure = error;
    }
    // Another user's page shows nothing of it.
    if (this.#viewer !== viewer) return;
    this.#unconfirmed.delete(id);
    if (failure === undefined) {
      this.#changes += 1;
      this.#confirmed = withChange(this.#confirmed, id, isSaved);
      if (!this.#isLoaded) void this.#loadAccount(viewer);
    }
    this.#showAccount();
    if (failure !== undefined) notifications.error(failureText(isSaved, failure), { id: TOAST });
  }
}

function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    return;
  }
}

function failureText(isSaved: boolean, error: unknown): string {
  const reason = error instanceof Error ? ` ${error.message}` : '';
  return `The room could not be ${isSaved ? 'saved' : 'removed'}.${reason}`;
}
