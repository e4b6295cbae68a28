import { ConfigurationError } from '@roommate/server/env';

/** The store cannot be reached, refuses access or contains unusable data. The cause is outside the process. */
export class StoreError extends ConfigurationError {}
