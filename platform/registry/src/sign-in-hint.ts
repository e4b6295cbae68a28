// A separate file without zod, because pages import it.

/** The cookie with which the shell tells the site server that a user is signed in. It is only a hint: anyone can set it. */
export const SIGN_IN_HINT = 'signed-in';
