import { ConfigurationError } from '@roommate/server/env';

/** A file that cannot be saved or restored; the message is for the terminal. */
export class ArchiveError extends ConfigurationError {}
