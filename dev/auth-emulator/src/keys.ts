import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const member = z.base64url().min(1);

/** `signing` is a private RSA key (RFC 7518, section 6.3); `secret` seals refresh tokens and hides passwords. */
export const keysSchema = z.strictObject({
  signing: z.strictObject({
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
  }),
  secret: member,
});

export type Keys = z.infer<typeof keysSchema>;

export async function createKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk) };
  return keysSchema.parse({ signing, secret: randomBytes(32).toString('base64url') });
}

/** The key set that verifiers fetch (RFC 7517): the public members alone. */
export const publicKeySet = ({ signing: { kty, kid, n, e } }: Keys) => ({
  keys: [{ kty, kid, n, e, alg: 'RS256', use: 'sig' }],
});
