import { MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES } from '../values/codec.ts';
import type { Command } from './command.ts';
import { MAX_STATEMENTS } from './write-statements.ts';

/** The server behaves like MongoDB 7.0. */
const WIRE_VERSION = 21;
const SESSION_TIMEOUT_MINUTES = 30;

/** A standalone server has no set name. Without topologyVersion drivers poll instead of waiting for pushes. */
const hello =
  (primary: 'ismaster' | 'isWritablePrimary'): Command =>
  () => ({
    helloOk: true,
    [primary]: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_STATEMENTS,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  });

/** What drivers ask when they connect. */
export const adminCommands: readonly (readonly [string, Command])[] = [
  ['hello', hello('isWritablePrimary')],
  ['isMaster', hello('ismaster')],
  ['ismaster', hello('ismaster')],
  ['ping', () => ({})],
  ['buildInfo', () => ({ version: '7.0.0', gitVersion: 'embedded' })],
];
