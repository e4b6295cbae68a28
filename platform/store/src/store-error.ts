import { ConfigurationError } from '@roommate/server/env';

/** A store that cannot be reached, refuses us or holds what cannot be used: what is to be put right is outside the program. */
export class StoreError extends ConfigurationError {}
