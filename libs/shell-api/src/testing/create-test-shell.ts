import { getQueryClient } from '../query/query-client.ts';
import { provideServices, type ShellServices } from '../services.ts';
import { setSession, type SessionUser } from '../session.ts';
import { ListingStore } from './api/listing-store.ts';
import type { FailureStatus, OverrideOptions } from './api/overrides.ts';
import { InMemorySaved } from './in-memory-saved.ts';
import { goHome } from './home-after-logout.ts';
import { RecordedDialogs, type OpenDialog } from './recorded-dialogs.ts';
import { RecordedNotifications, type RecordedToast } from './recorded-notifications.ts';
import { sampleListings, type InMemoryListing } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';
import { TestApi } from './test-api.ts';

export interface TestShellOptions {
  /** The user who is signed in at first; null or absent: nobody. */
  user?: SessionUser | null;
  /** What the API holds; 24 sample listings by default. */
  listings?: readonly InMemoryListing[];
  /** Ids of the listings that the visitor has saved; none by default. */
  saved?: readonly string[];
  /** As MAP_STYLE_URL; null by default. */
  mapStyleUrl?: string | null;
  /** In place of signing out and going home. */
  logout?: () => Promise<void>;
  /** In place of a login dialog that succeeds. */
  logInAgain?: () => Promise<boolean>;
  /** Shows toasts and dialogs instead of only recording them. */
  showToast?: (toast: RecordedToast) => void;
  showDialog?: (dialog: OpenDialog) => Promise<boolean>;
}

const DEFAULT_LISTING_COUNT = 24;

/**
 * The official test double of the shell. It provides every service that a remote may use. Its in-memory API has the
 * rules of the real one. Create one per test; the latest is the one in use.
 */
export function createTestShell(options: TestShellOptions = {}) {
  const { user = null, listings = sampleListings(DEFAULT_LISTING_COUNT), showToast, showDialog } = options;
  const store = new ListingStore(listings);
  const api = new TestApi(store);
  const notifications = new RecordedNotifications(showToast);
  const dialogs = new RecordedDialogs(showDialog);

  const signIn = (who: SessionUser = sampleUser()): void => setSession({ status: 'signed-in', user: who });
  const signOut = (): void => setSession({ status: 'signed-out' });
  const {
    logout = () => {
      signOut();
      return goHome();
    },
    logInAgain = () => Promise.resolve(true),
  } = options;

  const authentication = { logout, logInAgain };
  const saved = new InMemorySaved();
  const services: ShellServices = {
    api: api.client,
    notifications,
    dialogs,
    authentication,
    savedListings: saved,
    siteSettings: { mapStyleUrl: options.mapStyleUrl ?? null },
  };
  provideServices(services);
  getQueryClient().clear();
  if (user) signIn(user);
  else signOut();
  saved.show(options.saved ?? []);

  return {
    /**
     * It shows the `calls`, the contact `messages`, and the stored `apiKeys` and `preferences`. Set the `delay` in
     * milliseconds and the `scanLimits` of a search with dealbreakers. `hold()` holds back responses.
     */
    api,
    /** `toasts` shown. */
    notifications,
    /** Dialogs `opened`; `answer(true)` queues the answer to a confirm. */
    dialogs,
    signIn,
    signOut,
    /** `ids` that are saved now, the number of `reloads`. */
    saved,
    /** The listings as they are stored now, newest first. */
    listings: () => store.all(),
    /**
     * Makes requests fail: with an error status and problem details, without a response, or as aborted.
     * @returns ends the failure
     */
    fail: (path: string | RegExp, status: FailureStatus, failOptions?: OverrideOptions) =>
      api.overrides.fail(path, status, failOptions),
    /**
     * Responds to requests with this JSON in place of the API's, with status 200 unless the options say otherwise.
     * @returns ends the override
     */
    respond: (
      path: string | RegExp,
      data: unknown,
      { status = 200, ...respondOptions }: OverrideOptions & { status?: number } = {},
    ) => api.overrides.respond(path, { data, status }, respondOptions),
    /** Ends every failure and override. */
    recover: () => {
      api.overrides.clear();
    },
  };
}

export type TestShell = ReturnType<typeof createTestShell>;
