import { decodeJwt, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys.ts';

/** Turns the emulator's unsigned tokens into RS256 ones as Firebase issues them, and checks those that come back. */
export interface IdTokens {
  /** @param unsigned a token of the emulator (alg none); its claims are kept as they are */
  sign(unsigned: string): Promise<string>;
  /** Whether this emulator signed the token for this project and it has not expired. */
  isValid(token: string): Promise<boolean>;
}

export async function createIdTokens(projectId: string, { signing }: Keys): Promise<IdTokens> {
  const { kty, n, e, kid } = signing;
  const privateKey = await importJWK(signing, 'RS256');
  const publicKey = await importJWK({ kty, n, e }, 'RS256');
  const expected = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub'],
  };
  return {
    sign: (unsigned) =>
      new SignJWT(decodeJwt(unsigned)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey),
    isValid: (token) =>
      jwtVerify(token, publicKey, expected).then(
        () => true,
        () => false,
      ),
  };
}
