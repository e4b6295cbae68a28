import { Injectable, Logger } from '@nestjs/common';
import { problem } from '../problems/problem.ts';
import { idOfKey, isHashOf } from './api-key.ts';
import type { ApiKeyRecord } from './api-key.schema.ts';
import { ApiKeysRepository } from './api-keys.repository.ts';
import type { User } from './user.ts';

export const INVALID_KEY = 'The API key is not valid, or it was revoked.';
export const EXPIRED_KEY = 'The API key has expired. Create a new one.';

/** A use is recorded to the minute, so that a busy program causes one write in a minute. */
const USE_RESOLUTION_MS = 60_000;

/** Verifies the API keys of programs: docs/decisions/0280-api-keys.md. */
@Injectable()
export class ApiKeyVerifier {
  readonly #logger = new Logger(ApiKeyVerifier.name);

  constructor(private readonly keys: ApiKeysRepository) {}

  /**
   * @param onOwner called with the uid of the owner when the key is genuine and has expired
   * @returns the owner, with the key
   * @throws ProblemException 401 when the key is unknown, revoked or expired
   */
  async verify(key: string, onOwner?: (uid: string) => void): Promise<User> {
    const id = idOfKey(key);
    const record = id === undefined ? null : await this.keys.find(id);
    if (!record || !isHashOf(record.hash, key)) throw problem(401, INVALID_KEY, { code: 'invalid_token' });
    const now = new Date();
    if (record.expiresAt <= now) {
      onOwner?.(record.uid);
      throw problem(401, EXPIRED_KEY, { code: 'expired_token' });
    }
    await this.#recordUse(record, now);
    return ownerOf(record);
  }

  async #recordUse(record: ApiKeyRecord, now: Date): Promise<void> {
    const { lastUsedAt = new Date(0) } = record;
    if (now.getTime() - lastUsedAt.getTime() < USE_RESOLUTION_MS) return;
    // A read must not fail because its time could not be written.
    await this.keys.setLastUse(record, now).catch((error: unknown) => {
      this.#logger.warn(error, 'The use of an API key was not recorded.');
    });
  }
}

const ownerOf = ({ uid, ownerName, email, emailVerified, createdAt, scopes }: ApiKeyRecord): User => ({
  uid,
  ...(ownerName !== undefined && { name: ownerName }),
  ...(email !== undefined && { email, emailVerified: emailVerified === true }),
  issuedAt: Math.floor(createdAt.getTime() / 1000),
  scopes,
});
