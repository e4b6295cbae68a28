import { z } from 'zod';
import type { AccountSource } from '../config/account-source.ts';
import { ServiceCredential } from './service-credential.ts';

/** An account that exists. */
export interface Account {
  isDisabled: boolean;
  /** Seconds since the epoch. Older tokens are revoked. */
  validSince: number;
}

const TIMEOUT_MS = 3000;
/** Maximum number of accounts in one request. */
export const LOOKUP_BATCH = 100;

// `users` is absent when no account is found, so `kind` distinguishes this response from any other JSON.
const responseSchema = z.object({
  kind: z.literal('identitytoolkit#GetAccountInfoResponse'),
  users: z
    .array(
      z.object({
        localId: z.string(),
        disabled: z.boolean().default(false),
        validSince: z.coerce.number().default(0),
      }),
    )
    .default([]),
});

/** Looks accounts up: https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/lookup */
export class AccountLookup {
  readonly #url: string;
  readonly #credential: ServiceCredential | undefined;

  constructor({ url, projectId, serviceAccount }: AccountSource) {
    this.#url = `${url}/v1/projects/${projectId}/accounts:lookup`;
    this.#credential = serviceAccount && new ServiceCredential(serviceAccount);
  }

  /**
   * @param uids at most LOOKUP_BATCH
   * @returns the accounts that exist, by uid
   * @throws Error when the provider refuses or does not respond
   */
  async find(uids: readonly string[]): Promise<Map<string, Account>> {
    // The emulator accepts this text from everyone who can reach it, which is only this machine.
    const token = (await this.#credential?.accessToken()) ?? 'owner';
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: uids }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The account lookup responded with ${response.status}`);
    const { users } = responseSchema.parse(await response.json());
    return new Map(
      users.map(({ localId, disabled, validSince }) => [localId, { isDisabled: disabled, validSince }]),
    );
  }
}
