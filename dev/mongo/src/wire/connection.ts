import type { Socket } from 'node:net';
import { MongoError } from '../errors.ts';
import { type CommandMessage, messageLength, parseMessage, ProtocolError } from './message.ts';
import { errorReply, frameReply } from './reply.ts';

/** Runs one command and gives its encoded reply. */
export type CommandHandler = (message: CommandMessage, connectionId: number) => Promise<Buffer>;

let lastConnectionId = 0;

/** Serves one client: messages are answered in the order in which they came, one at a time, as mongod does. */
export async function serveConnection(socket: Socket, handle: CommandHandler): Promise<void> {
  const connectionId = ++lastConnectionId;
  socket.setNoDelay(true);
  // Writing to a client that has gone raises an error event; the loop below ends by itself.
  socket.on('error', () => socket.destroy());
  try {
    for await (const message of messagesOf(socket)) {
      await answer(socket, message, connectionId, handle);
      if (socket.destroyed) return;
    }
  } catch (error) {
    if (!(error instanceof ProtocolError || error instanceof MongoError || socket.destroyed)) throw error;
  } finally {
    socket.destroy();
  }
}

async function answer(
  socket: Socket,
  bytes: Buffer,
  connectionId: number,
  handle: CommandHandler,
): Promise<void> {
  const message = parseMessage(bytes);
  const reply = await handle(message, connectionId).catch(errorReply);
  if (message.moreToCome || socket.destroyed) return;
  let flushed = true;
  socket.cork();
  for (const part of frameReply(message, reply)) flushed = socket.write(part);
  socket.uncork();
  if (!flushed) await drained(socket);
}

/** Waits until a slow reader has taken the reply, so that replies do not pile up in memory. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
    if (socket.destroyed) done();
  });
}

/** Cuts the byte stream into whole messages. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let available = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    available += chunk.length;
    for (;;) {
      if ((chunks[0]?.length ?? 0) < 4) chunks = [Buffer.concat(chunks)];
      const length = messageLength(chunks[0] ?? Buffer.alloc(0));
      if (length === undefined || available < length) break;
      const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      yield all.subarray(0, length);
      chunks = [all.subarray(length)];
      available -= length;
    }
  }
}
