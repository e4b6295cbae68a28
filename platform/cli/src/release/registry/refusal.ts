import { ConfigurationError } from '@roommate/server/env';
import type { ReleaseRegistry } from '@roommate/release-registry';
import { conflictsIn } from './conflicts.ts';

/** A refused command. The message gives the reason for the terminal. */
export class RefusedChangeError extends ConfigurationError {}

/** @throws RefusedChangeError if the releases of the registry conflict */
export function assertFits(registry: ReleaseRegistry): ReleaseRegistry {
  const conflicts = conflictsIn(registry);
  if (conflicts.length > 0) throw new RefusedChangeError(conflicts.join('\n'));
  return registry;
}
