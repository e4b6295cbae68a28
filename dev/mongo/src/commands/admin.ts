import { MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES } from '../values/codec.ts';
import { totals } from '../query/scan-rows.ts';
import type { Command } from './command.ts';
import { MAX_STATEMENTS } from './write-statements.ts';

/** The server behaves like MongoDB 7.0. */
const WIRE_VERSION = 21;
const SESSION_TIMEOUT_MINUTES = 30;

/** A standalone server has no set name. Without topologyVersion drivers poll instead of waiting for pushes. */
const hello: Command = () => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: MAX_STATEMENTS,
  logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
});

/** The part of mongod's reply that shows how much queries read. */
const serverStatus: Command = () => ({
  metrics: {
    queryExecutor: { scanned: totals.keysExamined, scannedObjects: totals.docsExamined },
    document: { returned: totals.docsReturned },
  },
});

/** What drivers ask when they connect, and what benchmarks ask. */
export const adminCommands: readonly (readonly [string, Command])[] = [
  ['hello', hello],
  ['ismaster', hello],
  ['ping', () => ({})],
  ['serverStatus', serverStatus],
  ['buildInfo', () => ({ version: '7.0.0', gitVersion: 'embedded' })],
];
