import { ConfigurationError } from '@roommate/server/env';

/** A file that cannot be restored; the message is one sentence for the terminal. */
export class ArchiveError extends ConfigurationError {}
