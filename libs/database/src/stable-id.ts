import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';

/** Returns the first 12 bytes of the SHA-256 of a text: the same text always gives the same id. */
export const stableId = (text: string): ObjectId =>
  new ObjectId(createHash('sha256').update(text).digest('hex').slice(0, 24));
