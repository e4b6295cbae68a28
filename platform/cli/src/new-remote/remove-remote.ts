import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { assertRemoteName } from './create-remote.ts';
import { updateLockfile } from './update-lockfile.ts';

/** Removes a remote from a repository: its folder and its entries in the lockfile. */
export async function removeRemote(repository: string, name: string): Promise<void> {
  assertRemoteName(name);
  const folder = join(repository, name);
  if (!existsSync(join(folder, 'remote.json')))
    throw new ConfigurationError(`The remote ${name} does not exist.`);
  await rm(folder, { recursive: true });
  await rm(join(repository, 'node_modules', name), { recursive: true, force: true });
  await updateLockfile(repository, name, false);
}
