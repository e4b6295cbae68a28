import { maxDocumentBytes, maxMessageBytes } from '../values/codec.ts';
import type { Command } from './command.ts';
import { maxStatements } from './write-result.ts';

/** The server version whose behaviour this one follows; wire version 21 is MongoDB 7.0's. */
export const serverVersion = '7.0.0';
const maxWireVersion = 21;

/** A standalone server: no set name, and no topologyVersion, so that drivers poll instead of waiting for pushes. */
const greeting =
  (primary: 'ismaster' | 'isWritablePrimary'): Command =>
  ({ connectionId }) => ({
    helloOk: true,
    [primary]: true,
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: maxStatements,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion,
    readOnly: false,
  });

export const helloCommands: readonly (readonly [string, Command])[] = [
  ['hello', greeting('isWritablePrimary')],
  ['isMaster', greeting('ismaster')],
  ['ismaster', greeting('ismaster')],
];
