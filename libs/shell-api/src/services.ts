import type { ApiClient } from '@roommate/api-client';

export interface ToastOptions {
  /** Milliseconds; the default is 5000 (spec, section 9). */
  autoCloseMs?: number;
  /** A toast replaces a visible toast with the same id, so that repeated failures do not pile up. */
  id?: string;
}

/** Toasts: top right, announced to screen readers (spec, section 9). */
export interface Notifications {
  success(text: string, options?: ToastOptions): void;
  error(text: string, options?: ToastOptions): void;
  info(text: string, options?: ToastOptions): void;
  /** Removes the visible toast with this id. A form calls it on a new submit: an old message must not contradict it. */
  dismiss(id: string): void;
}

export interface AlertOptions {
  title: string;
  text?: string;
  icon: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds after which the dialog closes automatically. */
  timerMs?: number;
}

export interface ConfirmOptions {
  title: string;
  text: string;
  confirmLabel: string;
}

/** Modal dialogs (spec, section 8). */
export interface Dialogs {
  /** Resolves when the dialog has closed. */
  alert(options: AlertOptions): Promise<void>;
  /** Resolves with whether the person confirmed. */
  confirm(options: ConfirmOptions): Promise<boolean>;
}

/** Signing in has its pages in the shell; a remote may sign out and ask for a new login. */
export interface Authentication {
  /**
   * Leaves a page that only signed-in people may see for the home page. A failure is logged to the console only (spec,
   * section 8) and leaves everything as it was.
   */
  logout(): Promise<void>;
  /**
   * Asks the signed-in user for a new login in a dialog, because the API refused the session. The page stays as it is.
   * @returns whether the user logged in
   */
  logInAgain(): Promise<boolean>;
}

/** Keeps the listings that the visitor saves, on the device or in the account. `useSaved` has the state. */
export interface SavedListings {
  /** Saves a listing or removes it. Shows the change immediately, and takes it back with a toast when it fails. */
  set(id: string, isSaved: boolean): void;
  /** Reads again what is saved, such as after a failure. */
  reload(): void;
}

/** The operator's settings of the site that remotes need. */
export interface SiteSettings {
  /** The style of a map with streets. Null: the site has none, and maps are drawn from the gazetteer. */
  mapStyleUrl: string | null;
}

/** All that the shell provides to remotes besides the session and the router. */
export interface ShellServices {
  api: ApiClient;
  notifications: Notifications;
  dialogs: Dialogs;
  authentication: Authentication;
  savedListings: SavedListings;
  siteSettings: SiteSettings;
}

// eslint-disable-next-line server/no-request-state -- the same for all requests of a server
let provided: ShellServices | undefined;

/** Sets the services. The shell calls it once before any remote renders, and so does the test double. */
export function provideServices(services: ShellServices): void {
  provided = services;
}

/** Returns the provided services. @throws Error before `provideServices` */
export function services(): ShellServices {
  if (!provided) throw new Error('The shell must call provideServices first.');
  return provided;
}

/** Shows and removes toasts. */
export const notifications: Notifications = {
  success: (text, options) => services().notifications.success(text, options),
  error: (text, options) => services().notifications.error(text, options),
  info: (text, options) => services().notifications.info(text, options),
  dismiss: (id) => services().notifications.dismiss(id),
};

/** Shows modal dialogs. */
export const dialogs: Dialogs = {
  alert: (options) => services().dialogs.alert(options),
  confirm: (options) => services().dialogs.confirm(options),
};

/** Signs the user out, or asks for a new login. */
export const authentication: Authentication = {
  logout: () => services().authentication.logout(),
  logInAgain: () => services().authentication.logInAgain(),
};

/** Saves listings and removes saved ones. */
export const savedListings: SavedListings = {
  set: (id, isSaved) => services().savedListings.set(id, isSaved),
  reload: () => services().savedListings.reload(),
};

/** Returns the operator's settings. Only for code that runs in a browser. */
export const siteSettings = (): SiteSettings => services().siteSettings;
