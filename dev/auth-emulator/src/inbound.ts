import type { EmulatorUser } from './firebase-tools.ts';
import type { IdTokens } from './id-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';

export interface InboundTools {
  idTokens: IdTokens;
  refreshTokens: RefreshTokens;
  hidePassword: (password: string) => Promise<string>;
  findUser: (uid: string) => EmulatorUser | undefined;
}

/** A request refused before the emulator sees it; `message` is a code that the SDK knows. */
export class Refusal extends Error {}

const present = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined));

/** The site has Google as its only third-party provider; a real project refuses the others likewise. */
function requireGoogle(body: Record<string, unknown>): void {
  const ids = [body.requestUri, body.postBody].flatMap((part) => {
    const text = typeof part === 'string' ? part : '';
    const query = text.includes('?') ? text.slice(text.indexOf('?') + 1) : text;
    return new URLSearchParams(query).getAll('providerId');
  });
  if (ids.length === 0 || ids.some((id) => id !== 'google.com')) throw new Refusal('OPERATION_NOT_ALLOWED');
}

function openRefreshToken(sealed: string, { refreshTokens, findUser }: InboundTools): string {
  const opened = refreshTokens.open(sealed);
  if (!opened) throw new Refusal('INVALID_REFRESH_TOKEN');
  const user = findUser(opened.uid);
  if (!user) throw new Refusal('USER_NOT_FOUND');
  if (opened.issuedAt < Number(user.validSince ?? 0)) throw new Refusal('TOKEN_EXPIRED');
  return opened.token;
}

/**
 * Makes of a client's request what the emulator understands: proves the tokens in it, hides the passwords.
 * @throws Refusal
 */
export async function translateInbound(
  body: Record<string, unknown>,
  tools: InboundTools,
): Promise<Record<string, unknown>> {
  const request = present(body);
  if (typeof request.idToken === 'string' && !(await tools.idTokens.isValid(request.idToken))) {
    throw new Refusal('INVALID_ID_TOKEN');
  }
  if (typeof request.refresh_token === 'string') {
    request.refresh_token = openRefreshToken(request.refresh_token, tools);
  }
  for (const field of ['password', 'newPassword']) {
    const value = request[field];
    if (typeof value === 'string') request[field] = await tools.hidePassword(value);
  }
  if ('requestUri' in request || 'postBody' in request) requireGoogle(request);
  return request;
}
