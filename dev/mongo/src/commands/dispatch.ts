import { MongoError, notSupported } from '../errors.ts';
import type { CursorRegistry } from '../query/cursor-registry.ts';
import type { SnapshotRegistry } from '../storage/snapshot-registry.ts';
import type { Store } from '../storage/store.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { checkContent, maxNesting } from '../values/check-content.ts';
import { encode } from '../values/codec.ts';
import type { CommandHandler } from '../wire/connection.ts';
import type { CommandMessage } from '../wire/message.ts';
import { commands } from './commands.ts';
import { openRead } from './read-concern.ts';

/** The server's command table over one store. */
export function createDispatcher(
  store: Store,
  cursors: CursorRegistry,
  snapshots: SnapshotRegistry,
): CommandHandler {
  return async (message, connectionId) => {
    const [name] = Object.keys(message.body);
    const command = name === undefined ? undefined : commands.get(name);
    if (!command) throw new MongoError(59, `no such command: '${name ?? ''}'`);
    checkFraming(name ?? '', message);
    checkGenericFields(message.body);
    checkContent(message.body, maxNesting.message);
    const { body, sequences, database } = message;
    const deadline = deadlineOf(body);
    const read = openRead(name ?? '', body, snapshots);
    const context = { store, cursors, snapshots, connectionId, database, body, sequences, deadline };
    try {
      const reply = await command({ ...context, read, reader: read?.snapshot ?? store });
      return Buffer.isBuffer(reply) ? reply : encode({ ...reply, ok: 1 });
    } finally {
      read?.snapshot.release();
    }
  };
}

/** mongod has dropped OP_QUERY for everything but a driver's first greeting. */
function checkFraming(name: string, { framing, database }: CommandMessage): void {
  if (framing === 'OP_QUERY' && !['hello', 'ismaster', 'isMaster'].includes(name)) {
    throw new MongoError(352, `Unsupported OP_QUERY command: ${name}`);
  }
  if (database === '') throw new MongoError(40571, 'OP_MSG requests require a $db argument');
}

function checkGenericFields(body: ExactDocument): void {
  if (body.startTransaction !== undefined || body.autocommit !== undefined || body.txnNumber !== undefined) {
    throw new MongoError(20, 'Transaction numbers are only allowed on a replica set member or mongos');
  }
  if (body.apiStrict === true) throw notSupported('apiStrict');
  if (body.apiVersion !== undefined && body.apiVersion !== '1') {
    throw new MongoError(322, 'API version must be "1"');
  }
  checkWriteConcern(body.writeConcern);
}

/** Every acknowledged write is on disk, so any concern of one member is met; more members do not exist. */
function checkWriteConcern(writeConcern: unknown): void {
  if (writeConcern === undefined) return;
  if (!isDocument(writeConcern)) throw new MongoError(14, 'writeConcern has the wrong type, expected object');
  const { w } = writeConcern;
  if (w === undefined || w === 'majority' || Number(w) === 0 || Number(w) === 1) return;
  throw new MongoError(2, "cannot use 'w' > 1 when a host is not replicated");
}

function deadlineOf({ maxTimeMS }: ExactDocument): number {
  const limit = maxTimeMS === undefined ? 0 : Number(maxTimeMS);
  if (!Number.isInteger(limit) || limit < 0)
    throw new MongoError(2, 'maxTimeMS must be a non-negative integer');
  return limit === 0 ? Infinity : performance.now() + limit;
}
