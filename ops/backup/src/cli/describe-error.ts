import { getSystemErrorMap } from 'node:util';
import { ConfigurationError } from '@roommate/server/env';
import { MongoError } from 'mongodb';
import { describeServerError } from './describe-server-error.ts';

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
