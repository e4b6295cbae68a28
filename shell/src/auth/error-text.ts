import { NetworkError } from '@roommate/shell-api';

const INVALID = 'The email address or the password is wrong. Please check both and try again.';
export const UNREACHABLE =
  'The sign-in service could not be reached. Please check your connection and try again.';

/** The provider's `error.message` has little more than these codes. */
const texts: Readonly<Record<string, string>> = {
  'auth/invalid-credential': INVALID,
  'auth/wrong-password': INVALID,
  'auth/user-not-found': INVALID,
  'auth/invalid-email': 'This email address is not valid.',
  'auth/missing-email': 'Please enter your email address.',
  'auth/missing-password': 'Please enter your password.',
  'auth/email-already-in-use': 'An account with this email address already exists. Please log in instead.',
  'auth/account-exists-with-different-credential':
    'You registered this email address with a password. Please log in with it.',
  'auth/user-disabled': 'This account has been disabled. Please contact us.',
  'auth/weak-password': 'This password is too easy to guess. Please choose a longer one.',
  'auth/password-does-not-meet-requirements':
    'This password does not meet the requirements. Please choose a stronger one.',
  'auth/expired-action-code':
    'This link has expired. It works for a short time only. Please ask for a new one.',
  'auth/invalid-action-code':
    'This link does not work. It has been used already, or part of it is missing. Please ask for a new one.',
  'auth/too-many-requests': 'There were too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': UNREACHABLE,
  'auth/timeout': UNREACHABLE,
  'auth/popup-blocked':
    'Your browser blocked the Google window. Please allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you logged in. Please try again.',
  'auth/cancelled-popup-request': 'Another Google window has been opened. Please use that one.',
  'auth/unauthorized-domain': 'Logging in is not set up for this domain. Please contact us.',
  'auth/operation-not-allowed': 'This way of logging in is switched off at the moment.',
  'auth/web-storage-unsupported':
    'Your browser blocks cookies or storage. Without them you cannot stay signed in.',
};

/** The provider's code of an error, as `auth/invalid-credential`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Describes a failed sign-in: a plain message for known codes, else the provider's own message. */
export function errorText(error: unknown): string {
  if (error instanceof NetworkError) return UNREACHABLE;
  const text = texts[codeOf(error) ?? ''];
  if (text !== undefined) return text;
  const message = error instanceof Error ? error.message : '';
  return message.replace(/^Firebase: /, '').trim() || 'Something went wrong. Please try again.';
}
