import { MongoError } from '../errors/mongo-error.ts';
import { encode } from '../values/codec.ts';
import type { CommandMessage } from './message.ts';

const OP_REPLY = 1;
const OP_MSG = 2013;
let lastRequestId = 0;

/** Frames an encoded reply in the same way as the request. */
export function frameReply(request: CommandMessage, document: Buffer): Buffer[] {
  const isOpMsg = request.framing === 'OP_MSG';
  const prefix = isOpMsg ? opMsgPrefix() : opReplyPrefix();
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + prefix.length + document.length, 0);
  header.writeInt32LE((lastRequestId = (lastRequestId + 1) & 0x7fffffff), 4);
  header.writeInt32LE(request.requestId, 8);
  header.writeInt32LE(isOpMsg ? OP_MSG : OP_REPLY, 12);
  return [header, prefix, document];
}

/** Flag bits 0, then a section of kind 0. */
const opMsgPrefix = (): Buffer => Buffer.alloc(5);

/** Response flags, cursor id, starting position, number of documents. */
function opReplyPrefix(): Buffer {
  const prefix = Buffer.alloc(20);
  prefix.writeInt32LE(1, 16);
  return prefix;
}

/** The `{ ok: 0, … }` of an error. An error that is not a MongoError is a fault of this server: code 8. */
export function errorReply(error: unknown): Buffer {
  if (error instanceof MongoError) {
    const { code, message: errmsg, details } = error;
    return encode({ ok: 0, errmsg, code, ...details });
  }
  const errmsg = error instanceof Error ? error.message : String(error);
  return encode({ ok: 0, errmsg, code: 8 });
}
