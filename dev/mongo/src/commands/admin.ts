import { arch, cpus, hostname, platform, release, totalmem } from 'node:os';
import { MongoError } from '../errors.ts';
import { maxDocumentBytes } from '../values/codec.ts';
import type { Command } from './command.ts';
import { serverVersion } from './hello.ts';
import { sessionCommands } from './session.ts';

const buildInfo: Command = () => ({
  version: serverVersion,
  versionArray: [...serverVersion.split('.').map(Number), 0],
  gitVersion: 'embedded',
  modules: [],
  allocator: 'lmdb',
  javascriptEngine: 'none',
  sysInfo: 'deprecated',
  openssl: { running: 'disabled', compiled: 'disabled' },
  buildEnvironment: {},
  bits: 64,
  debug: false,
  maxBsonObjectSize: maxDocumentBytes,
  storageEngines: ['lmdb'],
});

const started = Date.now();

const serverStatus: Command = ({ cursors, snapshots }) => {
  const uptimeMillis = Date.now() - started;
  return {
    host: hostname(),
    version: serverVersion,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: uptimeMillis / 1000,
    uptimeMillis,
    localTime: new Date(),
    metrics: { cursor: { open: { total: cursors.size } } },
    openSnapshots: snapshots.size,
    storageEngine: { name: 'lmdb', persistent: true },
  };
};

const hostInfo: Command = () => ({
  system: {
    currentTime: new Date(),
    hostname: hostname(),
    cpuAddrSize: 64,
    memSizeMB: Math.round(totalmem() / 2 ** 20),
    numCores: cpus().length,
    cpuArch: arch(),
  },
  os: { type: platform(), name: platform(), version: release() },
  extra: {},
});

const featureCompatibility = { version: serverVersion.split('.').slice(0, 2).join('.') };

const getParameter: Command = ({ body }) => {
  if (body.featureCompatibilityVersion !== undefined || body.getParameter === '*') {
    return { featureCompatibilityVersion: featureCompatibility };
  }
  throw new MongoError(72, 'no option found to get');
};

const startupWarning = 'This is the embedded database, for development and tests: not for production.';

const getLog: Command = ({ body }) => {
  if (body.getLog === '*') return { names: ['global', 'startupWarnings'] };
  const log =
    body.getLog === 'startupWarnings'
      ? [
          JSON.stringify({
            t: { $date: new Date(started) },
            s: 'W',
            c: 'CONTROL',
            id: 0,
            ctx: 'main',
            msg: startupWarning,
          }),
        ]
      : [];
  return { totalLinesWritten: log.length, log };
};

const connectionStatus: Command = () => ({
  authInfo: { authenticatedUsers: [], authenticatedUserRoles: [], authenticatedUserPrivileges: [] },
});

/** What drivers and mongosh ask besides data. */
export const adminCommands: readonly (readonly [string, Command])[] = [
  ['ping', () => ({})],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['serverStatus', serverStatus],
  ['hostInfo', hostInfo],
  ['getParameter', getParameter],
  ['getLog', getLog],
  ['getCmdLineOpts', () => ({ argv: ['embedded-mongo'], parsed: {} })],
  ['connectionStatus', connectionStatus],
  ['whatsmyuri', () => ({ you: '127.0.0.1:0' })],
  ...sessionCommands,
];
