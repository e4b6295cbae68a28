import type { Environment } from './environment.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

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
