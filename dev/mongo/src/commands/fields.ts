import { Long } from 'bson';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument, isNumber, typeAlias } from '../values/bson-types.ts';

/** Checks and converts a field of a command. `name` is for messages. */
type Field<T> = (value: unknown, name: string) => T;

const fieldOf =
  <T>(expected: string, convert: (value: unknown) => T | undefined): Field<T> =>
  (value, name) => {
    if (value === undefined) {
      throw new MongoError(40414, `BSON field '${name}' is missing but a required field`);
    }
    const converted = convert(value);
    if (converted !== undefined) return converted;
    throw new MongoError(
      14,
      `BSON field '${name}' is the wrong type '${typeAlias(value)}', expected type '${expected}'`,
    );
  };

const integer = fieldOf('int', (value) =>
  isNumber(value) && Number.isInteger(Number(value)) ? Number(value) : undefined,
);

const toLong = (value: unknown): Long | undefined =>
  value instanceof Long ? value : isNumber(value) ? Long.fromNumber(Number(value)) : undefined;

const any: Field<unknown> = (value) => value;

/** The types of fields. */
export const field = {
  any,
  integer,
  string: fieldOf('string', (value) => (typeof value === 'string' ? value : undefined)),
  document: fieldOf('object', (value) => (isDocument(value) ? value : undefined)),
  documents: fieldOf('array', (value) =>
    Array.isArray(value) && value.every(isDocument) ? value : undefined,
  ),
  /** Clients may also send a flag as a number. */
  flag: fieldOf('bool', (value) =>
    typeof value === 'boolean' ? value : isNumber(value) ? Number(value) !== 0 : undefined,
  ),
  count: (value: unknown, name: string): number => {
    const count = integer(value, name);
    if (count >= 0) return count;
    throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`);
  },
  cursorId: fieldOf('long', toLong),
  cursorIds: fieldOf('array', (value) => {
    const ids = Array.isArray(value) ? value.map(toLong) : [];
    return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : undefined;
  }),
};

/** The field, or `fallback` if the client does not send it. */
export const optional =
  <T, D>(field: Field<T>, fallback: D): Field<T | D> =>
  (value, name) =>
    value === undefined ? fallback : field(value, name);

/**
 * Fields that every command accepts. `dispatch.ts` handles those with an effect. There are no validators to bypass.
 */
const genericFields = new Set([
  ...[
    '$db',
    'lsid',
    '$clusterTime',
    '$readPreference',
    'readConcern',
    'writeConcern',
    'maxTimeMS',
    'comment',
  ],
  'bypassDocumentValidation',
]);

type Shape = Readonly<Record<string, Field<unknown>>>;

/**
 * Reads a command's fields. An unsupported option must never be ignored.
 * @param refused options that only MongoDB has: error 238; any other unknown field is error 40415
 */
export function readFields<S extends Shape>(
  body: ExactDocument,
  command: string,
  shape: S,
  refused: readonly string[] = [],
): { [K in keyof S]: ReturnType<S[K]> } {
  for (const name of Object.keys(body)) {
    if (Object.hasOwn(shape, name) || genericFields.has(name)) continue;
    if (refused.includes(name)) throw notSupported(`The option ${name} of ${command}`);
    throw new MongoError(40415, `BSON field '${command}.${name}' is an unknown field.`);
  }
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field(body[name], `${command}.${name}`),
  ]);
  return Object.fromEntries(fields) as { [K in keyof S]: ReturnType<S[K]> };
}
