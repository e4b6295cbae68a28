import { z } from 'zod';
import { MongoError } from '../errors.ts';
import type { CursorRegistry } from '../query/cursor-registry.ts';
import { validateNamespace } from '../storage/namespace.ts';
import type { Reader } from '../storage/reader.ts';
import type { SnapshotRegistry } from '../storage/snapshot-registry.ts';
import type { Store } from '../storage/store.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import type { SnapshotRead } from './read-concern.ts';

/** What a command gets. */
export interface CommandContext {
  readonly store: Store;
  /** What find, aggregate, distinct and count read: the store, or the snapshot of the read concern. */
  readonly reader: Reader;
  /** The snapshot, if the read concern asks for one. */
  readonly read: SnapshotRead | undefined;
  readonly cursors: CursorRegistry;
  readonly snapshots: SnapshotRegistry;
  readonly connectionId: number;
  readonly database: string;
  /** The command's document; its first field names the command. */
  readonly body: ExactDocument;
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
  /** `performance.now()` after which maxTimeMS has passed. */
  readonly deadline: number;
}

/** A reply: fields to encode, or bytes when documents go out as they are stored. */
export type CommandReply = Record<string, unknown> | Buffer;

export type Command = (context: CommandContext) => CommandReply | Promise<CommandReply>;

const wrongType = (expected: string) => ({
  error: (issue: { input?: unknown }): string =>
    `is the wrong type '${typeName(issue.input)}', expected type '${expected}'`,
});

const typeName = (input: unknown): string =>
  input === undefined ? 'missing' : input === null ? 'null' : typeof input;

/** A number of any BSON type, as JavaScript's. */
export const numberField = z
  .custom<unknown>((value) => isNumber(value), wrongType('number'))
  .transform(Number);
export const integerField = numberField.refine(Number.isInteger, 'must be an integer');
export const countField = integerField.refine((value) => value >= 0, 'value must be >= 0');
/** A flag, which clients may also send as a number. */
export const flagField = z
  .custom<unknown>((value) => typeof value === 'boolean' || isNumber(value), wrongType('bool'))
  .transform((value) => value === true || (typeof value !== 'boolean' && Number(value) !== 0));
export const documentField = z.custom<ExactDocument>(isDocument, wrongType('object'));
export const stringField = z.string(wrongType('string'));
export const anyField = z.unknown();

/** What mongod accepts with every command and what needs no action here. */
const genericFields = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiDeprecationErrors',
  'readConcern',
  'writeConcern',
]);

/**
 * Reads a command's fields. An unknown one is refused with mongod's code 40415, a wrong type with TypeMismatch (14):
 * an option that is not served must never be ignored.
 */
export function readFields<S extends z.ZodRawShape>(
  body: ExactDocument,
  command: string,
  shape: S,
): z.output<z.ZodObject<S>> {
  const own = Object.fromEntries(
    Object.entries(body).filter(([name]) => !genericFields.has(name) || Object.hasOwn(shape, name)),
  );
  const result = schemaOf(shape).safeParse(own);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw new MongoError(40415, `BSON field '${command}.${issue.keys[0] ?? ''}' is an unknown field.`);
  }
  const path = issue?.path.join('.') ?? '';
  const missing =
    issue &&
    !issue.path.reduce<unknown>((value, key) => (value as ExactDocument | undefined)?.[String(key)], own);
  if (missing === true && !Object.hasOwn(own, path)) {
    throw new MongoError(40414, `BSON field '${command}.${path}' is missing but a required field`);
  }
  const code =
    issue?.message.includes('wrong type') === true
      ? 14
      : issue?.message.includes('>= 0') === true
        ? 51024
        : 2;
  throw new MongoError(code, `BSON field '${command}.${path}' ${issue?.message ?? 'is invalid'}`);
}

const schemas = new WeakMap<z.ZodRawShape, z.ZodType>();

/** Compiling a schema costs more than a whole point read, so it is done once. */
function schemaOf<S extends z.ZodRawShape>(shape: S): z.ZodObject<S, z.core.$strict> {
  const known = schemas.get(shape) as z.ZodObject<S, z.core.$strict> | undefined;
  if (known) return known;
  const schema = z.strictObject(shape);
  schemas.set(shape, schema);
  return schema;
}

/** `db.collection` of a command whose first field is a collection's name. */
export function namespaceOf({ database, body }: CommandContext): string {
  const [name, collection] = Object.entries(body)[0] ?? ['', undefined];
  if (typeof collection !== 'string') {
    throw new MongoError(73, `collection name has invalid type for command '${name}'`);
  }
  if (collection === '') throw new MongoError(73, `Invalid namespace specified '${database}.'`);
  const namespace = `${database}.${collection}`;
  validateNamespace(namespace);
  return namespace;
}
