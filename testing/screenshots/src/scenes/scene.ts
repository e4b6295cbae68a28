import type { Page } from 'playwright-core';

/** Widths in px: a phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1280] as const;

export interface Scene {
  /** File name of the screenshots. */
  name: string;
  path: string;
  /** Sign in with a demo account. */
  signedIn?: true;
  /** Also take dark screenshots. */
  main?: true;
  /** The widths that have this state, if not all. */
  widths?: readonly number[];
  /** Runs before the page opens, for example to make a request fail. */
  before?: (page: Page) => Promise<unknown>;
  /** A request never ends, so do not wait for an idle network. */
  loading?: true;
  /** The session stays unknown, so do not wait for it. */
  unknownSession?: true;
  /** Brings the open page into its state. */
  act?: (page: Page) => Promise<unknown>;
  /** Only the visible part of the page, for dialogs and long lists. */
  screenOnly?: true;
  /** The state disappears automatically, like a toast: pause its animation instead of finishing it. */
  transient?: true;
}
