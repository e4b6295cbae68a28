import { getSystemErrorMap } from 'node:util';
import { ConfigurationError } from '@roommate/server/env';
import { MongoError, MongoServerError } from 'mongodb';

const isFileError = (error: unknown): error is NodeJS.ErrnoException & { errno: number } =>
  error instanceof Error && 'syscall' in error && 'errno' in error && typeof error.errno === 'number';

/**
 * Turns an error that the user can fix into a ConfigurationError. Other errors are returned unchanged.
 * @param file the backup
 */
export function describeError(error: unknown, file: string): unknown {
  if (error instanceof ConfigurationError) return error;
  if (error instanceof MongoError) return new ConfigurationError(describeServerError(error));
  if (!isFileError(error)) return error;
  const [, reason = error.message] = getSystemErrorMap().get(error.errno) ?? [];
  return new ConfigurationError(`${file} cannot be used: ${reason}.`);
}

/** The error codes of servers that keep no history and therefore refuse the read concern `snapshot`. */
const noSnapshotCodes = [72, 123, 246];

/** The message for the user. It leaves out the server's own text, which may contain data. */
function describeServerError(error: MongoError): string {
  const code = error instanceof MongoServerError ? Number(error.code) : 0;
  if (noSnapshotCodes.includes(code))
    return 'This server has no snapshots, so a backup would not be consistent. Use a replica set of MongoDB 5.0 or later.';
  if (code === 239)
    return 'The backup took longer than the server keeps old data: raise its parameter minSnapshotHistoryWindowInSeconds.';
  if (code === 13 || code === 18) return 'The user of MONGODB_URI does not have the necessary rights.';
  const name = error instanceof MongoServerError ? String(error.codeName ?? code) : error.name;
  return `The database failed (${name}): try again.`;
}
