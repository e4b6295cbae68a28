import { badValue, MongoError, notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { checkContent, encode, MAX_MESSAGE_DEPTH } from '../values/codec.ts';
import type { CommandHandler } from '../wire/connection.ts';
import type { CommandMessage } from '../wire/message.ts';
import { adminCommands } from './admin.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections } from './collections.ts';
import type { Command, ServerState } from './command.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { explain } from './explain.ts';
import { findAndModify } from './find-and-modify.ts';
import { find } from './find.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { endSessions, openRead } from './sessions.ts';
import { insert, remove, update } from './writes.ts';

/** Every supported command. */
const commands: ReadonlyMap<string, Command> = new Map([
  ...adminCommands,
  ['aggregate', aggregate],
  ['count', count],
  ['create', create],
  ['createIndexes', createIndexes],
  ['delete', remove],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['dropIndexes', dropIndexes],
  ['endSessions', endSessions],
  ['explain', explain],
  ['find', find],
  ['findAndModify', findAndModify],
  ['getMore', getMore],
  ['insert', insert],
  ['killCursors', killCursors],
  ['listCollections', listCollections],
  ['listIndexes', listIndexes],
  ['update', update],
]);

/**
 * Runs the commands of all connections on one store, and refuses all others:
 * docs/decisions/0193-embedded-database-serves-the-product.md.
 */
export function createDispatcher(server: ServerState): CommandHandler {
  return async (message) => {
    const { body, database } = message;
    const [name = ''] = Object.keys(body);
    const command = commands.get(name);
    if (!command) throw new MongoError(59, `no such command: '${name}' (in the embedded database)`);
    checkFraming(name, message);
    checkGenericFields(body);
    // An insert checks its documents one by one, because each has its own error.
    checkContent({ ...body, documents: undefined }, MAX_MESSAGE_DEPTH);
    const deadline = deadlineOf(body);
    const read = openRead(name, body, server.snapshots);
    try {
      const reader = read?.snapshot ?? server.store;
      const reply = await command({ ...server, reader, read, database, body, deadline });
      return Buffer.isBuffer(reply) ? reply : encode({ ...reply, ok: 1 });
    } finally {
      read?.snapshot.release();
    }
  };
}

/** As in mongod, OP_QUERY serves only a driver's first hello. */
function checkFraming(name: string, { framing, database }: CommandMessage): void {
  if (framing === 'OP_QUERY' && name !== 'ismaster') {
    throw new MongoError(352, `Unsupported OP_QUERY command: ${name}`);
  }
  if (database === '') throw new MongoError(40571, 'OP_MSG requests require a $db argument');
}

function checkGenericFields(body: ExactDocument): void {
  if (body.startTransaction !== undefined || body.autocommit !== undefined || body.txnNumber !== undefined) {
    throw new MongoError(20, 'Transaction numbers are only allowed on a replica set member or mongos');
  }
  if (body.apiVersion !== undefined) throw notSupported('The stable API');
  // Every acknowledged write is on disk, so any write concern of a single member is met.
  const { writeConcern = {} } = body;
  if (!isDocument(writeConcern)) throw new MongoError(14, 'writeConcern has the wrong type, expected object');
  const { w = 1 } = writeConcern;
  if (w !== 'majority' && Number(w) !== 0 && Number(w) !== 1)
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
}

function deadlineOf({ maxTimeMS }: ExactDocument): number {
  const limit = maxTimeMS === undefined ? 0 : Number(maxTimeMS);
  if (!Number.isInteger(limit) || limit < 0) throw badValue('maxTimeMS must be a non-negative integer');
  return limit === 0 ? Infinity : performance.now() + limit;
}
