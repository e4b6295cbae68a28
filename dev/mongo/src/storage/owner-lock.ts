import type { Environment } from './environment.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const ownerKey = Buffer.from('owner');

/** The data folder belongs to another running process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}: stop that process or choose another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Makes this process the folder's only user. Check and claim are one lmdb write transaction, which lmdb serialises over
 * processes with a lock of the operating system: two starters cannot both win, and the claim of a process that has died
 * does not count.
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
