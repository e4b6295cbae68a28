// A separate file without zod, because pages import it.

/** The shell sets this cookie while a user is signed in, for the site server. It is only a hint: anyone can set it. */
export const SIGN_IN_HINT = 'signed-in';
