import { cpus } from 'node:os';
import { MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES } from '../values/codec.ts';
import type { Command } from './command.ts';
import { MAX_STATEMENTS } from './write-statements.ts';

/** The server behaves like this version of MongoDB; wire version 21 belongs to it. */
const SERVER_VERSION = '7.0.0';
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

const buildInfo: Command = () => ({
  version: SERVER_VERSION,
  versionArray: [...SERVER_VERSION.split('.').map(Number), 0],
  gitVersion: 'embedded',
  modules: [],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['lmdb'],
});

/** In the form of mongod's log, because mongosh shows it at its start. */
const startupWarning = JSON.stringify({
  t: { $date: new Date() },
  s: 'W',
  c: 'CONTROL',
  id: 0,
  ctx: 'main',
  msg: 'This is the embedded database, for development and tests: not for production.',
});

/** What drivers and mongosh ask when they connect. */
export const adminCommands: readonly (readonly [string, Command])[] = [
  ['hello', hello('isWritablePrimary')],
  ['isMaster', hello('ismaster')],
  ['ismaster', hello('ismaster')],
  ['ping', () => ({})],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['hostInfo', () => ({ system: { numCores: cpus().length }, os: {}, extra: {} })],
  ['getParameter', () => ({ featureCompatibilityVersion: { version: SERVER_VERSION.slice(0, 3) } })],
  ['getLog', () => ({ totalLinesWritten: 1, log: [startupWarning] })],
  ['getCmdLineOpts', () => ({ argv: ['embedded-mongo'], parsed: {} })],
  ['connectionStatus', () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } })],
  ['whatsmyuri', () => ({ you: '127.0.0.1:0' })],
];
