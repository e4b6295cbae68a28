import { ConfigurationError } from '@roommate/env';

/** A store elsewhere that cannot be reached or refuses us: what is to be put right is outside the program. */
export class StoreError extends ConfigurationError {}
