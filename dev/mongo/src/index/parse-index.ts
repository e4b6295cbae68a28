import { BSONRegExp } from 'bson';
import { MongoError, notSupported } from '../errors.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import type { IndexDefinition, IndexField } from './index-definition.ts';

/** An index as a client asks for it, before it has an id. */
export type IndexRequest = Omit<IndexDefinition, 'id' | 'multikey' | 'truncated'>;

const known = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'v',
  'background',
  'ns',
  'collation',
  'hidden',
]);

/** Options that would change what the index does, so they cannot be passed over. */
const refused = new Set([
  'expireAfterSeconds',
  'storageEngine',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'prepareUnique',
  'clustered',
]);

/** Checks one entry of createIndexes; code 67 (CannotCreateIndex) for kinds of index that are not served. */
export function parseIndex(spec: ExactDocument): IndexRequest {
  for (const option of Object.keys(spec)) {
    if (refused.has(option))
      throw new MongoError(67, `The index option ${option} is not supported by the embedded database`);
    if (!known.has(option)) {
      throw new MongoError(197, `The field '${option}' is not valid for an index specification.`);
    }
  }
  const { key, name, unique, sparse, partialFilterExpression, collation, hidden } = spec;
  if (!isDocument(key) || Object.keys(key).length === 0)
    throw new MongoError(67, 'Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw new MongoError(9, "The 'name' field is a required property of an index specification");
  if (collation !== undefined && (!isDocument(collation) || collation.locale !== 'simple'))
    throw notSupported('A collation of an index');
  if (hidden === true) throw notSupported('A hidden index');
  if (partialFilterExpression !== undefined && !isDocument(partialFilterExpression)) {
    throw new MongoError(14, "The field 'partialFilterExpression' must be an object");
  }
  if (partialFilterExpression) {
    if (isTrue(sparse)) throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    checkPartialOperators(partialFilterExpression);
    parseFilter(partialFilterExpression);
  }
  const fields = Object.entries(key).map(parseKeyField);
  if (fields.length > 32) throw new MongoError(67, 'Index key contains more than 32 fields');
  const isId = fields.length === 1 && fields[0]?.path === '_id';
  return {
    name: isId ? '_id_' : name,
    fields,
    unique: isId || isTrue(unique),
    sparse: isTrue(sparse),
    partialFilter: partialFilterExpression,
  };
}

const partialOperators = new Set(['$and', '$or', '$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type']);

/** Refuses what MongoDB refuses in a partial filter: an index that is made here has to be one that is made there. */
function checkPartialOperators(value: unknown): void {
  if (value instanceof BSONRegExp)
    throw new MongoError(67, 'unsupported expression in partial index: $regex');
  if (Array.isArray(value)) value.forEach(checkPartialOperators);
  if (!isDocument(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    const served = partialOperators.has(name) || (name === '$exists' && isTrue(operand));
    if (name.startsWith('$') && !served)
      throw new MongoError(67, `unsupported expression in partial index: ${name}`);
    checkPartialOperators(operand);
  }
}

const isTrue = (flag: unknown): boolean => flag === true || (isNumber(flag) && Number(flag) !== 0);

function parseKeyField([path, order]: [string, unknown]): IndexField {
  if (typeof order === 'string')
    throw new MongoError(67, `An index of type '${order}' is not supported by the embedded database`);
  const direction = isNumber(order) ? Math.sign(Number(order)) : 0;
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(67, `Values in the index key pattern must be numbers other than 0: ${path}`);
  }
  if (path === '' || path.split('.').includes(''))
    throw new MongoError(67, 'Index keys cannot contain an empty field.');
  if (path.split('.').some((part) => part.startsWith('$'))) {
    throw new MongoError(67, "Index key contains an illegal field name: field name starts with '$'.");
  }
  return { path, direction: direction };
}
