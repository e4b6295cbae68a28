import { GoogleError } from './google-error.ts';
import type { SignedTokens } from './signed-tokens.ts';

/** The fields that the SDK sends. Fields for administrators and other spellings, such as `id_token`, are refused. */
const knownFields = new Set([
  'autoCreate',
  'canHandleCodeInApp',
  'clientType',
  'continueUrl',
  'deleteAttribute',
  'deleteProvider',
  'displayName',
  'email',
  'grant_type',
  'idToken',
  'newEmail',
  'newPassword',
  'oobCode',
  'password',
  'pendingToken',
  'photoUrl',
  'postBody',
  'recaptchaVersion',
  'refresh_token',
  'requestType',
  'requestUri',
  'returnIdpCredential',
  'returnSecureToken',
  'sessionId',
]);

/** Google is the site's only third-party provider; a real project refuses the others too. */
function requireGoogle(body: Record<string, unknown>): void {
  const ids = [body.requestUri, body.postBody].flatMap((value) => {
    const text = typeof value === 'string' ? value : '';
    return new URLSearchParams(text.slice(text.indexOf('?') + 1)).getAll('providerId');
  });
  if (ids.length === 0 || ids.some((id) => id !== 'google.com'))
    throw new GoogleError('OPERATION_NOT_ALLOWED');
}

/**
 * Checks a request of the SDK before the emulator sees it, because the emulator accepts unsigned tokens.
 * @returns the body without empty fields, which the emulator would refuse
 * @throws GoogleError
 */
export async function checkRequest(sent: unknown, tokens: SignedTokens): Promise<Record<string, unknown>> {
  const fields = Object.entries(sent ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const unknown = fields.find(([name]) => !knownFields.has(name));
  if (unknown) throw new GoogleError(`INVALID_ARGUMENT : Unknown field ${unknown[0]}`);
  const body: Record<string, unknown> = Object.fromEntries(fields);
  if ('idToken' in body && !(await tokens.isValid(body.idToken))) throw new GoogleError('INVALID_ID_TOKEN');
  if ('requestUri' in body || 'postBody' in body) requireGoogle(body);
  return body;
}
