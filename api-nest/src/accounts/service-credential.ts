import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { ServiceAccount } from '../config/account-source.ts';

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const TIMEOUT_MS = 3000;
/** A token is replaced this long before it expires. */
const RESERVE_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Gets access tokens for a service account: https://developers.google.com/identity/protocols/oauth2/service-account */
export class ServiceCredential {
  readonly #account: ServiceAccount;
  #token: { value: string; expires: number } | undefined;

  constructor(account: ServiceAccount) {
    this.#account = account;
  }

  /** @throws Error when the token server refuses or does not respond */
  async accessToken(): Promise<string> {
    if (this.#token && Date.now() < this.#token.expires) return this.#token.value;
    const response = await fetch(this.#account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await this.#assertion(),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The token server responded with ${response.status}`);
    const { access_token: value, expires_in: seconds } = tokenSchema.parse(await response.json());
    this.#token = { value, expires: Date.now() + seconds * 1000 - RESERVE_MS };
    return value;
  }

  async #assertion(): Promise<string> {
    const { client_email: issuer, private_key: key, token_uri: audience } = this.#account;
    return new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(key, 'RS256'));
  }
}
