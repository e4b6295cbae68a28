import { decodeExact, maxMessageBytes } from '../values/codec.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { rawElements } from '../values/raw-document.ts';

/** A client's message that breaks the protocol: its connection is closed. */
export class ProtocolError extends Error {}

/** One command, however it was framed. */
export interface CommandMessage {
  readonly requestId: number;
  readonly body: ExactDocument;
  /** Arrays of documents by field name (`documents`, `updates`, `deletes`), still encoded. */
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
  /** The database, from `$db` or from the namespace of an OP_QUERY. */
  readonly database: string;
  /** The client waits for no answer. */
  readonly moreToCome: boolean;
  readonly framing: 'OP_MSG' | 'OP_QUERY';
}

const headerBytes = 16;
const opQuery = 2004;
const opMsg = 2013;
const flagBits = { checksumPresent: 1, moreToCome: 2, exhaustAllowed: 1 << 16 } as const;
const requiredFlagBits = 0xffff;

/** Length of the message that starts the buffer, or undefined while fewer than its four length bytes are there. */
export function messageLength(buffer: Buffer): number | undefined {
  if (buffer.length < 4) return undefined;
  const length = buffer.readInt32LE(0);
  if (length < headerBytes || length > maxMessageBytes) throw new ProtocolError(`message length ${length}`);
  return length;
}

/** Reads one whole message: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/. */
export function parseMessage(message: Buffer): CommandMessage {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === opMsg) return parseOpMsg(message, requestId);
  if (opCode === opQuery) return parseOpQuery(message, requestId);
  throw new ProtocolError(`operation code ${opCode}`);
}

function parseOpMsg(message: Buffer, requestId: number): CommandMessage {
  if (message.length < headerBytes + 4) throw new ProtocolError('no flags');
  const flags = message.readUInt32LE(headerBytes);
  const unknown = flags & requiredFlagBits & ~(flagBits.checksumPresent | flagBits.moreToCome);
  if (unknown !== 0) throw new ProtocolError(`flags ${flags}`);
  const end = message.length - (flags & flagBits.checksumPresent ? 4 : 0);
  let at = headerBytes + 4;
  let body: ExactDocument | undefined;
  const sequences = new Map<string, Buffer[]>();
  while (at < end) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw new ProtocolError('two bodies');
      const document = documentAt(message, at, end);
      body = takeRawArrays(document, sequences);
      at += document.length;
    } else if (kind === 1) {
      at = parseSequence(message, at, end, sequences);
    } else {
      throw new ProtocolError(`section kind ${kind}`);
    }
  }
  if (!body) throw new ProtocolError('no body');
  const database = body.$db;
  return {
    requestId,
    body,
    sequences,
    database: typeof database === 'string' ? database : '',
    moreToCome: (flags & flagBits.moreToCome) !== 0,
    framing: 'OP_MSG',
  };
}

/** Documents of an insert that are sent inside the body are kept as the client's bytes, like those of a kind-1 section. */
function takeRawArrays(document: Buffer, sequences: Map<string, Buffer[]>): ExactDocument {
  const [command] = rawElements(document);
  // The codec gives arrays of that name raw at any depth, so of no other command.
  if (command?.name !== 'insert') return decodeExact(document);
  const body = decodeExact(document, { documents: true });
  if (
    Array.isArray(body.documents) &&
    body.documents.every((item) => Buffer.isBuffer(item) || item instanceof Uint8Array)
  ) {
    sequences.set(
      'documents',
      body.documents.map((item: Uint8Array) => Buffer.from(item)),
    );
    delete body.documents;
  }
  return body;
}

function parseSequence(
  message: Buffer,
  start: number,
  end: number,
  sequences: Map<string, Buffer[]>,
): number {
  if (start + 4 > end) throw new ProtocolError('section size');
  const sectionEnd = start + message.readInt32LE(start);
  const nameEnd = message.indexOf(0, start + 4);
  if (sectionEnd > end || nameEnd < 0 || nameEnd >= sectionEnd) throw new ProtocolError('section size');
  const name = message.toString('utf8', start + 4, nameEnd);
  if (sequences.has(name)) throw new ProtocolError(`two sections named ${name}`);
  const documents: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < sectionEnd) {
    const document = documentAt(message, at, sectionEnd);
    documents.push(document);
    at += document.length;
  }
  sequences.set(name, documents);
  return sectionEnd;
}

function documentAt(message: Buffer, at: number, end: number): Buffer {
  if (at + 5 > end) throw new ProtocolError('document size');
  const length = message.readInt32LE(at);
  if (length < 5 || at + length > end) throw new ProtocolError('document size');
  return message.subarray(at, at + length);
}

/** OP_QUERY serves only a driver's first hello; mongod refuses all else too. */
function parseOpQuery(message: Buffer, requestId: number): CommandMessage {
  const nameEnd = message.indexOf(0, headerBytes + 4);
  if (nameEnd < 0 || nameEnd + 9 > message.length) throw new ProtocolError('namespace');
  const namespace = message.toString('utf8', headerBytes + 4, nameEnd);
  const sent = decodeExact(documentAt(message, nameEnd + 9, message.length));
  const inner = sent.$query;
  const body = typeof inner === 'object' && inner !== null ? (inner as ExactDocument) : sent;
  const database = namespace.endsWith('.$cmd') ? namespace.slice(0, -'.$cmd'.length) : '';
  return { requestId, body, sequences: new Map(), database, moreToCome: false, framing: 'OP_QUERY' };
}
