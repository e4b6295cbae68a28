import type { Model } from 'mongoose';
import { isDuplicateKey } from './is-duplicate-key.ts';

/**
 * Inserts a document unless its `_id` exists.
 * @returns whether it was inserted
 */
export async function insertOnce<T extends { _id: unknown }>(model: Model<T>, document: T): Promise<boolean> {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
