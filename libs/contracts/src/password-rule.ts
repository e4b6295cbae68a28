import { PASSWORD_MIN_LENGTH } from './constants.ts';

/** The exact text of the specification, section 5. */
export const PASSWORD_RULE_MESSAGE = `Password must have at least one uppercase, one lowercase, and be at least ${PASSWORD_MIN_LENGTH} characters long!`;

/** Whether a new password satisfies the registration rule (spec, section 5). */
export const isAcceptablePassword = (password: string): boolean =>
  password.length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);
