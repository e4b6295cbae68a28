import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '@roommate/server/errors';
import type { Environment } from './lmdb-environment.ts';

const ownerKey = Buffer.from('owner');

/** Another running process uses the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}: stop that process or choose another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Makes this process the folder's only user: docs/decisions/0013-folder-lock-in-lmdb.md. Check and claim are one lmdb
 * write transaction. lmdb serialises these over processes, so only one of two starting processes wins.
 */
export function claimFolder({ root, catalog }: Environment, folder: string): void {
  root.transactionSync(() => {
    const claim = catalog.getBinary(ownerKey);
    const owner = claim && (JSON.parse(claim.toString('utf8')) as ProcessIdentity);
    if (owner && isRunning(owner)) throw new FolderInUseError(folder, owner.pid);
    catalog.putSync(ownerKey, Buffer.from(JSON.stringify(ownIdentity())));
  });
}

export function releaseFolder({ root, catalog }: Environment): void {
  root.transactionSync(() => catalog.removeSync(ownerKey));
}

/** Distinguishes a process from a later one with the same pid. */
interface ProcessIdentity {
  readonly pid: number;
  /** Boot id and start time; empty where the system does not report them. */
  readonly started: string;
}

const ownIdentity = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid) });

function isRunning(identity: ProcessIdentity): boolean {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  return startOf(identity.pid) === identity.started;
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Field 22 of proc(5), counted after the command's name, which may contain spaces.
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
