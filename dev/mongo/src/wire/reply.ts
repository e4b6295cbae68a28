import { MongoError } from '../errors.ts';
import type { CommandMessage } from './message.ts';
import { encode } from '../values/codec.ts';

const opReply = 1;
const opMsg = 2013;
let lastRequestId = 0;

/** Frames an encoded reply document the way the request was framed. */
export function frameReply(request: CommandMessage, document: Buffer): Buffer[] {
  const prefix = request.framing === 'OP_MSG' ? opMsgPrefix() : opReplyPrefix();
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + prefix.length + document.length, 0);
  header.writeInt32LE((lastRequestId = (lastRequestId + 1) & 0x7fffffff), 4);
  header.writeInt32LE(request.requestId, 8);
  header.writeInt32LE(request.framing === 'OP_MSG' ? opMsg : opReply, 12);
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

/** `{ ok: 0, … }` of an error. What is no MongoError is a fault of this server: code 8 and its message. */
export function errorReply(error: unknown): Buffer {
  if (error instanceof MongoError) {
    const { code, codeName, message: errmsg, details } = error;
    return encode({ ok: 0, errmsg, code, codeName, ...details });
  }
  const errmsg = error instanceof Error ? error.message : String(error);
  return encode({ ok: 0, errmsg, code: 8, codeName: 'UnknownError' });
}
