import type { Model } from 'mongoose';
import { isDuplicateKey } from './is-duplicate-key.ts';

/**
 * Inserts a document unless its `_id` exists.
 * @returns whether it was inserted
 */
export const insertOnce = <T extends { _id: unknown }>(model: Model<T>, document: T): Promise<boolean> =>
  wasNew(model.create(document));

/** Whether an insertion inserted its document. False when the `_id` exists. */
export async function wasNew(insertion: Promise<unknown>): Promise<boolean> {
  try {
    await insertion;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
