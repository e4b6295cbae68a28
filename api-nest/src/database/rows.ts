import type { Model, mongo } from 'mongoose';

export type Rows<T extends mongo.Document> = mongo.Collection<T>;
export type Filter<T> = mongo.Filter<T>;

/**
 * The collection of a model, for hot paths. Mongoose takes a sixth of the CPU of a read by id and of a post. Reads
 * give the same plain objects. Filters and documents need values of the right types, because nothing casts them, and
 * `maxTimeMS`. docs/decisions/0302-driver-on-hot-paths.md
 */
export const rowsOf = <T extends mongo.Document>(model: Model<T>): Rows<T> =>
  model.collection as unknown as Rows<T>;
