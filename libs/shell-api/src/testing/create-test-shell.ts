import { provideServices } from '../services.ts';
import { setSession, type SessionUser } from '../session.ts';
import type { FailOptions } from './api/failures.ts';
import { ListingStore } from './api/listing-store.ts';
import { goHome } from './home-after-logout.ts';
import { RecordedDialogs, type OpenDialog } from './recorded-dialogs.ts';
import { RecordedNotifications, type RecordedToast } from './recorded-notifications.ts';
import { sampleListings, type StoredListing } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';
import { TestApiClient } from './test-api-client.ts';

export interface TestShellOptions {
  /** Who is signed in at first; null or absent: nobody. */
  user?: SessionUser | null;
  /** What the API holds; 24 sample listings unless told. */
  listings?: readonly StoredListing[];
  /** Shows toasts and dialogs instead of only recording them. */
  showToast?: (toast: RecordedToast) => void;
  showDialog?: (dialog: OpenDialog) => Promise<boolean>;
}

const DEFAULT_LISTING_COUNT = 24;

/**
 * The official test double of the shell: provides every service that a remote may use, over an in-memory API with
 * the rules of the real one. Create one per test; the latest is the one in use.
 */
export function createTestShell(options: TestShellOptions = {}) {
  const { user = null, listings = sampleListings(DEFAULT_LISTING_COUNT), showToast, showDialog } = options;
  const store = new ListingStore(listings);
  const api = new TestApiClient(store);
  const notifications = new RecordedNotifications(showToast);
  const dialogs = new RecordedDialogs(showDialog);

  const signIn = (who: SessionUser = sampleUser()): void => setSession({ status: 'signed-in', user: who });
  const signOut = (): void => setSession({ status: 'signed-out' });
  const logout = (): Promise<void> => {
    signOut();
    return goHome();
  };

  provideServices({ api, notifications, dialogs, authentication: { logout } });
  if (user) signIn(user);
  else signOut();

  return {
    /** `calls` made, contact `messages` received, `delay` in milliseconds, `hold()` of answers. */
    api,
    /** `toasts` shown. */
    notifications,
    /** Dialogs `opened`; `answer(true)` queues the answer to a confirm. */
    dialogs,
    signIn,
    signOut,
    /** The listings as they are stored now, newest first. */
    listings: () => store.all(),
    /**
     * Makes calls fail: with an error status and problem details, or with no answer at all.
     * @returns ends the failure
     */
    fail: (path: string | RegExp, status: number | 'network', failOptions: FailOptions = {}) =>
      api.failures.add(path, status, failOptions),
    /** Ends every failure. */
    recover: () => {
      api.failures.clear();
    },
  };
}

export type TestShell = ReturnType<typeof createTestShell>;
