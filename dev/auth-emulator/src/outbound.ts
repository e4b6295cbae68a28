import { decodeJwt } from 'jose';
import type { IdTokens } from './id-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';

export interface OutboundTools {
  idTokens: IdTokens;
  refreshTokens: RefreshTokens;
}

const idTokenFields = ['idToken', 'id_token', 'access_token'];
const refreshTokenFields = ['refreshToken', 'refresh_token'];
const secretFields = new Set(['passwordHash', 'salt']);

/** A real project never shows these; the emulator does. */
const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      secretFields.has(key) ? [] : [[key, withoutSecrets(inner)]],
    ),
  );
};

/** Makes of the emulator's answer what Firebase would send: signed tokens, sealed refresh tokens, no password. */
export async function translateOutbound(
  body: Record<string, unknown>,
  { idTokens, refreshTokens }: OutboundTools,
): Promise<Record<string, unknown>> {
  const answer = withoutSecrets(body) as Record<string, unknown>;
  const unsigned = idTokenFields.map((field) => answer[field]).find((value) => typeof value === 'string');
  if (unsigned === undefined) return answer;
  const { sub: uid = '', iat: issuedAt = 0 } = decodeJwt(unsigned);
  const signed = await idTokens.sign(unsigned);
  for (const field of idTokenFields) if (field in answer) answer[field] = signed;
  for (const field of refreshTokenFields) {
    const token = answer[field];
    if (typeof token === 'string') answer[field] = refreshTokens.seal({ token, uid, issuedAt });
  }
  return answer;
}
