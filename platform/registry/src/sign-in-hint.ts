// A file of its own: whoever imports it from a page must not get zod with it.

/** The cookie by which the shell tells the site's server that somebody is signed in: a hint, which anyone can set. */
export const SIGN_IN_HINT = 'signed-in';
