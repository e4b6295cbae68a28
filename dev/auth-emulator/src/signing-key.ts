import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const member = z.base64url().min(1);

/** A private RSA key as JWK (RFC 7518, section 6.3). */
export const signingKeySchema = z.strictObject({
  kty: z.literal('RSA'),
  kid: member,
  n: member,
  e: member,
  d: member,
  p: member,
  q: member,
  dp: member,
  dq: member,
  qi: member,
});

export type SigningKey = z.infer<typeof signingKeySchema>;

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return signingKeySchema.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) });
}

/** The key set that verifiers fetch (RFC 7517): only the public members. */
export const publicKeySet = ({ kty, kid, n, e }: SigningKey) => ({
  keys: [{ kty, kid, n, e, alg: 'RS256', use: 'sig' }],
});
