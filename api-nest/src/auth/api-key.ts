import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { API_KEY_PREFIX } from '@roommate/contracts';

const SECRET_BYTES = 32;
const HINT_LENGTH = 4;
const KEY = new RegExp(`^${API_KEY_PREFIX}([0-9a-f]{24})_[\\w-]{43}$`);

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Creates a key whose record has this id. */
export const newApiKey = (id: string): string =>
  `${API_KEY_PREFIX}${id}_${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** The last characters of a key, by which its owner recognizes it. */
export const hintOf = (key: string): string => key.slice(-HINT_LENGTH);

/** The id of a key's record; undefined for a text that is not a key. */
export const idOfKey = (key: string): string | undefined => KEY.exec(key)?.[1];

export const isHashOf = (hash: string, key: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(key)));
