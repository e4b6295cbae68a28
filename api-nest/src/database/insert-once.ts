import mongoose, { type Model } from 'mongoose';

const DUPLICATE_KEY = 11000;

/**
 * Inserts a document unless its `_id` exists.
 * @returns whether it was inserted
 */
export async function insertOnce<T extends { _id: unknown }>(model: Model<T>, document: T): Promise<boolean> {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY) return false;
    throw error;
  }
}
