import { MongoError } from '../errors/mongo-error.ts';
import { typeAlias } from '../values/bson-types.ts';

/** Refuses what MongoDB refuses as an `_id`. */
export function checkId(id: unknown): void {
  const type = typeAlias(id);
  if (type === 'array' || type === 'regex' || type === 'missing') {
    throw new MongoError(53, `The '_id' value cannot be of type ${type}`);
  }
}
