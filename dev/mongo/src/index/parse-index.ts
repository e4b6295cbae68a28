import { MongoError } from '../errors/mongo-error.ts';
import { parseFilter } from '../language/parse-filter.ts';
import type { IndexDefinition } from '../storage/index-definition.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import { type FieldOrder, isPathValid } from '../values/field-order.ts';

/** An index as a client requests it, without an id. */
export type IndexRequest = Omit<IndexDefinition, 'id' | 'multikey'>;

const served = new Set(['key', 'name', 'unique', 'partialFilterExpression', 'v', 'background']);

/** Options that MongoDB has and that would change what the index does. */
const refused = new Set([
  ...['sparse', 'expireAfterSeconds', 'collation', 'hidden', 'prepareUnique', 'clustered', 'storageEngine'],
  ...['weights', 'default_language', 'language_override', 'textIndexVersion', 'wildcardProjection'],
  ...['2dsphereIndexVersion', 'bits', 'min', 'max'],
]);

const cannotCreate = (message: string): MongoError => new MongoError(67, message);

/** Checks one entry of createIndexes. Kinds of index that are not supported get CannotCreateIndex (67). */
export function parseIndex(spec: ExactDocument): IndexRequest {
  for (const option of Object.keys(spec)) {
    if (refused.has(option))
      throw cannotCreate(`The index option ${option} is not supported by the embedded database`);
    if (!served.has(option))
      throw new MongoError(197, `The field '${option}' is not valid for an index specification.`);
  }
  const { key, name, unique, partialFilterExpression } = spec;
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
    unique: isId || unique === true || (isNumber(unique) && Number(unique) !== 0),
    partialFilter: parsePartialFilter(partialFilterExpression),
  };
}

function parsePartialFilter(filter: unknown): ExactDocument | undefined {
  if (filter === undefined) return undefined;
  if (!isDocument(filter)) throw new MongoError(14, "The field 'partialFilterExpression' must be an object");
  checkPartialOperators(filter);
  parseFilter(filter);
  return filter;
}

const partialOperators = new Set(['$and', '$or', '$eq', '$gt', '$gte', '$lt', '$lte', '$in']);

/** Refuses what MongoDB refuses in a partial filter, so that the index can also be created there. */
function checkPartialOperators(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkPartialOperators);
  if (!isDocument(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    const isAllowed = partialOperators.has(name) || (name === '$exists' && operand === true);
    if (name.startsWith('$') && !isAllowed)
      throw cannotCreate(`unsupported expression in partial index: ${name}`);
    checkPartialOperators(operand);
  }
}

function parseKeyField([path, order]: [string, unknown]): FieldOrder {
  if (typeof order === 'string')
    throw cannotCreate(`An index of type '${order}' is not supported by the embedded database`);
  const direction = isNumber(order) ? Math.sign(Number(order)) : 0;
  if (direction !== 1 && direction !== -1)
    throw cannotCreate(`Values in the index key pattern must be numbers other than 0: ${path}`);
  if (!isPathValid(path)) throw cannotCreate('Index keys cannot contain an empty field.');
  if (path.split('.').some((part) => part.startsWith('$')))
    throw cannotCreate("Index key contains an illegal field name: field name starts with '$'.");
  return { path, direction };
}
