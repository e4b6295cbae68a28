import { ConfigurationError } from '@roommate/server/env';
import type { ReleaseRegistry } from '@roommate/release-registry';
import { conflictsIn } from './conflicts.ts';

/** A command that was not done; the message says why, in sentences for the terminal. */
export class Refusal extends ConfigurationError {}

/** @throws Refusal when visitors could not get what the registry says */
export function assertFits(registry: ReleaseRegistry): ReleaseRegistry {
  const conflicts = conflictsIn(registry);
  if (conflicts.length > 0) throw new Refusal(conflicts.join('\n'));
  return registry;
}
