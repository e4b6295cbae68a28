import { MongoError } from '../errors.ts';
import { typeAlias } from '../values/bson-types.ts';

/** Arrays and regular expressions cannot identify a document. */
export function checkId(id: unknown): void {
  const type = typeAlias(id);
  if (type === 'array' || type === 'regex' || type === 'missing') {
    throw new MongoError(53, `The '_id' value cannot be of type ${type}`);
  }
}
