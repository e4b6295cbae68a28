import { MongoError } from '../errors/mongo-error.ts';
import type { CursorRegistry } from '../query/cursor-registry.ts';
import type { Reader } from '../storage/catalog.ts';
import type { SnapshotRegistry, TimedSnapshot } from '../storage/snapshot-registry.ts';
import type { Store } from '../storage/store.ts';
import type { ExactDocument } from '../values/bson-types.ts';

/** The state that all commands share. */
export interface ServerState {
  readonly store: Store;
  readonly cursors: CursorRegistry;
  readonly snapshots: SnapshotRegistry;
}

export interface CommandContext extends ServerState {
  /** What find and aggregate read: the store, or the snapshot of the read concern. */
  readonly reader: Reader;
  /** The snapshot, if the read concern asks for one. */
  readonly read: TimedSnapshot | undefined;
  readonly database: string;
  /** The command's document; its first field names the command. */
  readonly body: ExactDocument;
  /** `performance.now()` at which maxTimeMS has passed. */
  readonly deadline: number;
}

/** Fields to encode, or bytes when stored documents go out unchanged. */
type CommandReply = Record<string, unknown> | Buffer;

export type Command = (context: CommandContext) => CommandReply | Promise<CommandReply>;

/** `db.collection` of a command whose first field is the name of a collection. */
export function namespaceOf({ database, body }: Pick<CommandContext, 'database' | 'body'>): string {
  const [name, collection] = Object.entries(body)[0] ?? ['', undefined];
  if (typeof collection !== 'string') {
    throw new MongoError(73, `collection name has invalid type for command '${name}'`);
  }
  const namespace = `${database}.${collection}`;
  validateNamespace(namespace);
  return namespace;
}

/** MongoDB's limit for the names of database and collection together. */
const MAX_NAMESPACE_BYTES = 255;
const VALID_NAMESPACE = /^[^\0/\\ "$.]{1,63}\.(?!system\.|\.)[^\0$]*[^\0$.]$/;

/** Throws InvalidNamespace (73) for a `database.collection` that MongoDB refuses too. */
function validateNamespace(namespace: string): void {
  const isShort = Buffer.byteLength(namespace) <= MAX_NAMESPACE_BYTES;
  if (isShort && VALID_NAMESPACE.test(namespace) && !namespace.includes('..')) return;
  throw new MongoError(73, `Invalid namespace specified '${namespace}'`);
}
