import type { Model, mongo } from 'mongoose';
import { MAX_TIME_MS } from './connection-options.ts';

/**
 * All values of an indexed field of the records, in their order. Costs one index lookup for each.
 * @param before a value that comes before all of them
 */
export async function* distinctValues<Row extends mongo.Document, Field extends keyof Row & string>(
  { collection }: Model<Row>,
  field: Field,
  before: Row[Field],
): AsyncGenerator<Row[Field]> {
  const options = { projection: { [field]: 1 }, sort: { [field]: 1 }, maxTimeMS: MAX_TIME_MS } as const;
  const next = (after: Row[Field]) =>
    collection.findOne<Pick<Row, Field>>({ [field]: { $gt: after } }, options);
  for (let row = await next(before); row; row = await next(row[field])) yield row[field];
}
