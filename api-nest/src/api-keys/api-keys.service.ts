import { Injectable } from '@nestjs/common';
import {
  API_KEYS_MAX,
  type ApiKey,
  type CreatedApiKey,
  type DeleteResponse,
  type NewApiKey,
} from '@roommate/contracts';
import { Types } from 'mongoose';
import { hashOf, hintOf, newApiKey } from '../auth/api-key.ts';
import type { ApiKeyRecord } from '../auth/api-key.schema.ts';
import { ApiKeysRepository } from '../auth/api-keys.repository.ts';
import type { User } from '../auth/user.ts';
import { problem } from '../problems/problem.ts';
import { KEY_NOT_FOUND, TOO_MANY_KEYS } from './messages.ts';
import { DAY_MS } from '../time/dhaka-day.ts';

/** Creates, lists and revokes the API keys of a user: docs/decisions/0280-api-keys.md. */
@Injectable()
export class ApiKeysService {
  constructor(private readonly keys: ApiKeysRepository) {}

  async listOf({ uid }: User): Promise<ApiKey[]> {
    return (await this.keys.findByOwner(uid)).map(keyView);
  }

  /**
   * @returns the key itself, which is stored only as a hash
   * @throws ProblemException 409 when the user has too many
   */
  async create({ name, scopes, expiresInDays }: NewApiKey, user: User): Promise<CreatedApiKey> {
    const _id = new Types.ObjectId();
    const key = newApiKey(_id.toHexString());
    const createdAt = new Date();
    const record: ApiKeyRecord = {
      _id,
      hash: hashOf(key),
      hint: hintOf(key),
      uid: user.uid,
      name,
      scopes,
      ...(user.name !== undefined && { ownerName: user.name }),
      ...(user.email !== undefined && { email: user.email, emailVerified: user.emailVerified === true }),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    };
    await this.keys.insert(record);
    // After the insert, so that simultaneous requests never exceed the maximum. They may refuse each other.
    if ((await this.keys.countValid(user.uid, createdAt)) > API_KEYS_MAX) {
      await this.keys.delete(_id.toHexString(), user.uid);
      throw problem(409, TOO_MANY_KEYS, { code: 'too_many_keys' });
    }
    return { ...keyView(record), key };
  }

  async revoke(id: string, { uid }: User): Promise<DeleteResponse> {
    if (!(await this.keys.delete(id, uid))) throw problem(404, KEY_NOT_FOUND);
    return { deletedCount: 1 };
  }
}

const keyView = ({ _id, name, scopes, hint, createdAt, expiresAt, lastUsedAt }: ApiKeyRecord): ApiKey => ({
  _id: _id.toHexString(),
  name,
  scopes,
  hint,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
