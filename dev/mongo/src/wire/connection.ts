import type { Socket } from 'node:net';
import { MongoError } from '../errors/mongo-error.ts';
import { type CommandMessage, messageLength, parseMessage, ProtocolError } from './message.ts';
import { errorReply, replyHead } from './reply.ts';

/** Runs one command and returns its encoded reply. */
export type CommandHandler = (message: CommandMessage) => Promise<Buffer>;

/** Serves one client. As in mongod, messages get their replies in order, one at a time. */
export async function serveConnection(socket: Socket, handle: CommandHandler): Promise<void> {
  socket.setNoDelay(true);
  // A write to a client that has disconnected raises an error event. The loop below then ends.
  socket.on('error', () => socket.destroy());
  try {
    for await (const message of messagesOf(socket)) {
      await respond(socket, message, handle);
      if (socket.destroyed) return;
    }
  } catch (error) {
    if (!(error instanceof ProtocolError || error instanceof MongoError || socket.destroyed)) throw error;
  } finally {
    socket.destroy();
  }
}

async function respond(socket: Socket, bytes: Buffer, handle: CommandHandler): Promise<void> {
  const message = parseMessage(bytes);
  const reply = await handle(message).catch(errorReply);
  if (message.moreToCome || socket.destroyed) return;
  socket.cork();
  socket.write(replyHead(message, reply.length));
  // Waits until a slow client has read the reply, so that replies do not fill the memory.
  const written = new Promise((resolve) => socket.write(reply, resolve));
  socket.uncork();
  await written;
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
