import { MongoError } from '../errors/mongo-error.ts';
import { encode } from '../values/codec.ts';
import type { CommandMessage } from './message.ts';

const OP_REPLY = 1;
const OP_MSG = 2013;
let lastRequestId = 0;

/** The bytes before an encoded reply, in the same framing as the request. */
export function replyHead({ framing, requestId }: CommandMessage, replyBytes: number): Buffer {
  const isOpMsg = framing === 'OP_MSG';
  // OP_MSG: no flags and a section of kind 0. OP_REPLY: flags, cursor id, starting position, number of documents.
  const head = Buffer.alloc(isOpMsg ? 21 : 36);
  head.writeInt32LE(head.length + replyBytes, 0);
  head.writeInt32LE((lastRequestId = (lastRequestId + 1) & 0x7fffffff), 4);
  head.writeInt32LE(requestId, 8);
  head.writeInt32LE(isOpMsg ? OP_MSG : OP_REPLY, 12);
  if (!isOpMsg) head.writeInt32LE(1, 32);
  return head;
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
