import { MongoError, unknownName } from '../errors/mongo-error.ts';
import type { IndexDefinition } from '../storage/collection.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import type { FieldOrder } from '../values/field-order.ts';

/** An index as a client requests it, without an id. */
export type IndexRequest = Omit<IndexDefinition, 'id' | 'arrays'>;

const supportedOptions = new Set(['key', 'name', 'unique', 'v']);

const cannotCreate = (message: string): MongoError => new MongoError(67, message);

/** Checks one entry of createIndexes. Kinds of index that are not supported get CannotCreateIndex (67). */
export function parseIndex(spec: ExactDocument): IndexRequest {
  for (const option of Object.keys(spec)) {
    if (!supportedOptions.has(option))
      throw unknownName(197, `The field '${option}' is not valid for an index specification`);
  }
  const { key, name, unique } = spec;
  if (!isDocument(key) || Object.keys(key).length === 0)
    throw cannotCreate('Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw new MongoError(9, "The 'name' field is a required property of an index specification");
  const fields = Object.entries(key).map(parseKeyField);
  if (fields.length > 32) throw cannotCreate('Index key contains more than 32 fields');
  const isId = fields.length === 1 && fields[0]?.path === '_id';
  return {
    name: isId ? '_id_' : name,
    fields,
    unique: isId || unique === true,
  };
}

function parseKeyField([path, order]: [string, unknown]): FieldOrder {
  if (typeof order === 'string')
    throw cannotCreate(`An index of type '${order}' is not supported by the embedded database`);
  const direction = isNumber(order) ? Math.sign(Number(order)) : 0;
  if (direction !== 1 && direction !== -1)
    throw cannotCreate(`Values in the index key pattern must be numbers other than 0: ${path}`);
  if (path === '') throw cannotCreate('Index keys cannot contain an empty field.');
  if (path.includes('.'))
    throw cannotCreate(`An index on the path '${path}' is not supported by the embedded database`);
  if (path.startsWith('$'))
    throw cannotCreate("Index key contains an illegal field name: field name starts with '$'.");
  return { path, direction };
}
