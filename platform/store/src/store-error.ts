import { ConfigurationError } from '@roommate/server/env';

/** The store cannot be reached, refuses access or contains unusable data. The cause is outside the program. */
export class StoreError extends ConfigurationError {}
