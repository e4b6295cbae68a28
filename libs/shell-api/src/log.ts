/* eslint-disable no-console -- the browser's console is the log that the specification (section 8) names */

/** The page's log. Never hand it tokens, email addresses or contacts. */
export const log = {
  info: (text: string): void => console.info(text),
  error: (text: string, error: unknown): void => console.error(text, error),
};
