import { Long } from 'bson';
import { z } from 'zod';
import { MongoError, unknownName } from '../errors/mongo-error.ts';
import {
  type ExactDocument,
  type ExactNumber,
  isDocument,
  isNumber,
  typeName,
} from '../values/bson-types.ts';

const number = z.custom<ExactNumber>(isNumber);
const integer = number.transform(Number).pipe(z.int());
const document = z.custom<ExactDocument>(isDocument);
const cursorId = number.transform((id) => (id instanceof Long ? id : Long.fromNumber(Number(id))));

/** The types of a command's fields. */
export const field = {
  any: z.unknown().optional(),
  string: z.string(),
  integer,
  count: integer.pipe(z.number().min(0)),
  /** Clients may also send a flag as a number. */
  flag: z.union([z.boolean(), number.transform((value) => Number(value) !== 0)]),
  document,
  documents: z.array(document),
  cursorId,
  cursorIds: z.array(cursorId),
};

/**
 * Fields that every command accepts. `dispatch.ts` handles those with an effect. There are no validators to bypass.
 */
const genericFields = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'bypassDocumentValidation',
]);

/** Makes a function that checks and converts a command's fields. An unknown field is never ignored: error 40415. */
export function fieldReader<S extends z.ZodRawShape>(command: string, shape: S) {
  const schema = z.strictObject(shape);
  return (body: ExactDocument): z.output<typeof schema> => {
    const fields = Object.entries(body).filter(([name]) => !genericFields.has(name));
    const result = schema.safeParse(Object.fromEntries(fields));
    if (result.success) return result.data;
    throw fieldError(command, body, result.error.issues[0]);
  };
}

function fieldError(command: string, body: ExactDocument, issue: z.core.$ZodIssue | undefined): MongoError {
  if (issue?.code === 'unrecognized_keys')
    return unknownName(40415, `BSON field '${command}.${issue.keys[0] ?? ''}' is an unknown field`);
  const name = String(issue?.path[0]);
  const path = `BSON field '${command}.${name}'`;
  const value = body[name];
  if (value === undefined) return new MongoError(40414, `${path} is missing but a required field`);
  if (issue?.code === 'too_small') return new MongoError(51024, `${path} value must be >= 0`);
  return new MongoError(14, `${path} is the wrong type '${typeName(value)}'`);
}
