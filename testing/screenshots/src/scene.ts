import type { Page } from 'playwright-core';

/** Widths in px: a phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1280] as const;

export interface Scene {
  /** The pictures' file name. */
  name: string;
  path: string;
  /** Signed in as a demo owner. */
  signedIn?: true;
  /** Also in dark. */
  main?: true;
  /** Only these widths have the state. */
  widths?: readonly number[];
  /** Before the page is opened, such as a call that is to fail. */
  before?: (page: Page) => Promise<unknown>;
  /** A call never ends: the network does not come to rest. */
  loading?: true;
  /** It does not become known who is signed in. */
  unknownSession?: true;
  /** Brings the opened page into its state. */
  act?: (page: Page) => Promise<unknown>;
  /** Only what is on the screen: a dialog lies there, and a long list has nothing beyond it. */
  screenOnly?: true;
  /** What shows goes away by itself, as a toast does: it is stopped instead of brought to its end. */
  passing?: true;
}
