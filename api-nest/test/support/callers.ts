import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { createKey } from './create-key.ts';
import { nusrat, rafi } from './people.ts';
import type { TestApi } from './start-api.ts';
import { claimsOf, PROJECT, type TokenIssuer } from './token-issuer.ts';

export const owner = nusrat;
export const other = rafi;
/** A user who registered with the owner's email and could not verify it. */
const squatter = { sub: 'uid-squatter', email: owner.email, name: 'Nobody', email_verified: false };

/** Callers with a valid token or without a token. */
export const HONEST = ['anonymous', 'other', 'owner', 'unverified'] as const;
export type Honest = (typeof HONEST)[number];

const header = { alg: 'RS256', kid: 'test' };
const now = () => Math.floor(Date.now() / 1000);

/** Invalid tokens of the owner. Every operation must refuse them. */
export const BAD_TOKENS = {
  expired: (issuer) => issuer.sign({ ...claimsOf(owner), exp: now() - 60 }),
  forged: async () => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT(claimsOf(owner)).setProtectedHeader(header).sign(privateKey);
  },
  "another project's": (issuer) => {
    const project = `${PROJECT}-other`;
    const claims: JWTPayload = { aud: project, iss: `https://securetoken.google.com/${project}` };
    return issuer.sign({ ...claimsOf(owner), ...claims });
  },
  'alg none': () => Promise.resolve(new UnsecuredJWT(claimsOf(owner)).encode()),
  'HS256 with the public key': async ({ publicKey }) => {
    const secret = new TextEncoder().encode(await exportSPKI(publicKey));
    return new SignJWT(claimsOf(owner)).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret);
  },
  'issued in the future': (issuer) => issuer.sign({ ...claimsOf(owner), iat: now() + 600 }),
} satisfies Record<string, (issuer: TokenIssuer) => Promise<string>>;

/** Programs of the owner with a valid API key. */
export const PROGRAMS = ['reader', 'writer', 'manager'] as const;
export type Program = (typeof PROGRAMS)[number];

const scopesOf = {
  reader: ['listings:read'],
  writer: ['listings:write'],
  manager: ['webhooks:manage'],
} as const;

/** The Authorization header of a program, with a new key. */
export async function authorizationOfProgram(program: Program, api: TestApi) {
  const { key } = await createKey(api, owner, { scopes: [...scopesOf[program]] });
  return { authorization: `Bearer ${key}` };
}

/** The Authorization header of a caller. Empty for the anonymous caller. */
export async function authorizationOf(caller: Honest, issuer: TokenIssuer): Promise<Record<string, string>> {
  if (caller === 'anonymous') return {};
  const person = { other, owner, unverified: squatter }[caller];
  return { authorization: `Bearer ${await issuer.tokenOf(person)}` };
}
