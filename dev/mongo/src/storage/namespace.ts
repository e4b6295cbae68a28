import { MongoError } from '../errors/mongo-error.ts';

/** MongoDB's limit for the names of database and collection together. */
const MAX_NAMESPACE_BYTES = 255;

/** Throws InvalidNamespace (73) for a `database.collection` that MongoDB refuses too. */
export function validateNamespace(namespace: string): void {
  const dot = namespace.indexOf('.');
  const [database, collection] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
  const wrongDatabase = dot < 1 || Buffer.byteLength(database) > 63 || /[\0/\\ "$.]/.test(database);
  const wrongCollection = collection === '' || /[\0$]/.test(collection) || /^\.|\.$|\.\./.test(collection);
  if (wrongDatabase || wrongCollection || Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES) {
    throw new MongoError(73, `Invalid namespace specified '${namespace}'`);
  }
  if (collection.startsWith('system.')) throw new MongoError(73, `Invalid system namespace: ${namespace}`);
}
