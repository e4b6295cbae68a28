import { ConfigurationError } from '@roommate/server/env';
import { portProblems } from './free-ports.ts';
import { databaseProblems } from './configured-database.ts';
import type { Product } from './product.ts';
import { folderProblems } from './writable-folders.ts';

/**
 * Checks that this machine has what the configuration names: ports, hosts, folders, the database.
 * @throws ConfigurationError with one line per wrong value
 */
export async function assertUsable(product: Product): Promise<void> {
  const problems = await Promise.all([
    portProblems(product.ports),
    folderProblems(product.folders),
    databaseProblems(product),
  ]);
  if (problems.flat().length > 0) throw new ConfigurationError(problems.flat().join('\n'));
}
