import { decodeJwt, importJWK, jwtVerify, SignJWT } from 'jose';
import type { SigningKey } from './signing-key.ts';

/** Turns the emulator's unsigned ID tokens into RS256 tokens as Firebase issues them, and checks tokens that return. */
export interface SignedTokens {
  /** Signs the ID tokens of a response and removes passwords, which a real project never sends. */
  sign(body: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Whether this emulator signed the token for this project and it has not expired. */
  isValid(token: unknown): Promise<boolean>;
}

const tokenFields = ['idToken', 'id_token', 'access_token'];
const secretFields = new Set(['passwordHash', 'salt']);

const withoutSecrets = (body: Record<string, unknown>) =>
  JSON.parse(
    JSON.stringify(body, (field, value: unknown) => (secretFields.has(field) ? undefined : value)),
  ) as Record<string, unknown>;

export async function createSignedTokens(projectId: string, key: SigningKey): Promise<SignedTokens> {
  const { kty, n, e, kid } = key;
  const privateKey = await importJWK(key, 'RS256');
  const publicKey = await importJWK({ kty, n, e }, 'RS256');
  const expected = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub'],
  };
  return {
    sign: async (body) => {
      const response = withoutSecrets(body);
      for (const field of tokenFields) {
        const token = response[field];
        if (typeof token !== 'string') continue;
        const jwt = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' });
        response[field] = await jwt.sign(privateKey);
      }
      return response;
    },
    isValid: async (token) => {
      if (typeof token !== 'string') return false;
      return jwtVerify(token, publicKey, expected).then(
        () => true,
        () => false,
      );
    },
  };
}
