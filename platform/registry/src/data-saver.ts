// A separate file without zod, because pages import it.

/** The cookie with the visitor's choice: `1` for less data, `0` for the usual amount. */
export const DATA_SAVER_COOKIE = 'data-saver';

/** Where the switch in the footer sends the choice without JavaScript, as `on=1` or `on=0`. */
export const DATA_SAVER_PATH = '/data-saver';

const CHOICE = new RegExp(`(?:^|; )${DATA_SAVER_COOKIE}=([01])(?:;|$)`);
const MAX_AGE_S = 365 * 86_400;

/**
 * Reads the visitor's choice.
 * @param cookies a Cookie header, or `document.cookie`
 * @returns undefined before the first choice
 */
export function readDataSaver(cookies: string): boolean | undefined {
  const choice = CHOICE.exec(cookies)?.[1];
  return choice === undefined ? undefined : choice === '1';
}

/** Creates the cookie that keeps a choice. Scripts read it. It does not identify the visitor. */
export const dataSaverCookie = (isOn: boolean, isSecure: boolean): string =>
  `${DATA_SAVER_COOKIE}=${isOn ? '1' : '0'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Connections on which every kilobyte counts: https://wicg.github.io/netinfo/#effective-connection-types. */
export const slowConnectionTypes: readonly string[] = ['slow-2g', '2g'];
