import type { ExactDocument } from '../values/bson-types.ts';
import { decodeExact, MAX_MESSAGE_BYTES } from '../values/codec.ts';

/** The client broke the protocol. The server closes its connection. */
export class ProtocolError extends Error {}

/** One command, from either kind of message. */
export interface CommandMessage {
  readonly requestId: number;
  /** With the arrays that the client sent as separate sections (`documents`, `updates`, `deletes`). */
  readonly body: ExactDocument;
  /** From `$db`, or from the namespace of an OP_QUERY. */
  readonly database: string;
  /** The client expects no reply. */
  readonly moreToCome: boolean;
  readonly framing: 'OP_MSG' | 'OP_QUERY';
}

const HEADER_BYTES = 16;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** A server must refuse unknown flags in these bits. */
const REQUIRED_FLAG_BITS = 0xffff;

/** The length of the message at the start of the buffer. Undefined if its four length bytes are incomplete. */
export function messageLength(buffer: Buffer): number | undefined {
  if (buffer.length < 4) return undefined;
  const length = buffer.readInt32LE(0);
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
    throw new ProtocolError(`message length ${length}`);
  return length;
}

/** Reads one whole message: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/. */
export function parseMessage(message: Buffer): CommandMessage {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return parseOpMsg(message, requestId);
  if (opCode === OP_QUERY) return parseOpQuery(message, requestId);
  throw new ProtocolError(`operation code ${opCode}`);
}

function parseOpMsg(message: Buffer, requestId: number): CommandMessage {
  if (message.length < HEADER_BYTES + 4) throw new ProtocolError('no flags');
  const flags = message.readUInt32LE(HEADER_BYTES);
  if ((flags & REQUIRED_FLAG_BITS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0)
    throw new ProtocolError(`flags ${flags}`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, ExactDocument[]>();
  let body: ExactDocument | undefined;
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw new ProtocolError('two bodies');
      const document = documentAt(message, at, end);
      body = decodeExact(document);
      at += document.length;
    } else if (kind === 1) {
      const sequence = sequenceAt(message, at, end);
      if (sequences.has(sequence.name)) throw new ProtocolError(`two sections named ${sequence.name}`);
      sequences.set(sequence.name, sequence.documents);
      at = sequence.end;
    } else {
      throw new ProtocolError(`section kind ${kind}`);
    }
  }
  if (!body) throw new ProtocolError('no body');
  return {
    requestId,
    body: { ...body, ...Object.fromEntries(sequences) },
    database: typeof body.$db === 'string' ? body.$db : '',
    moreToCome: (flags & MORE_TO_COME) !== 0,
    framing: 'OP_MSG',
  };
}

function sequenceAt(
  message: Buffer,
  start: number,
  limit: number,
): { name: string; documents: ExactDocument[]; end: number } {
  if (start + 4 > limit) throw new ProtocolError('section size');
  const end = start + message.readInt32LE(start);
  const nameEnd = message.indexOf(0, start + 4);
  if (end > limit || nameEnd < 0 || nameEnd >= end) throw new ProtocolError('section size');
  const documents: ExactDocument[] = [];
  for (let at = nameEnd + 1; at < end;) {
    const document = documentAt(message, at, end);
    documents.push(decodeExact(document));
    at += document.length;
  }
  return { name: message.toString('utf8', start + 4, nameEnd), documents, end };
}

function documentAt(message: Buffer, at: number, end: number): Buffer {
  if (at + 5 > end) throw new ProtocolError('document size');
  const length = message.readInt32LE(at);
  if (length < 5 || at + length > end) throw new ProtocolError('document size');
  return message.subarray(at, at + length);
}

function parseOpQuery(message: Buffer, requestId: number): CommandMessage {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd < 0 || nameEnd + 9 > message.length) throw new ProtocolError('namespace');
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  const body = decodeExact(documentAt(message, nameEnd + 9, message.length));
  const database = namespace.endsWith('.$cmd') ? namespace.slice(0, -'.$cmd'.length) : '';
  return { requestId, body, database, moreToCome: false, framing: 'OP_QUERY' };
}
