import { getSystemErrorMap } from 'node:util';
import { ConfigurationError } from '@roommate/server/env';
import { serverSentence } from '../database/server-error.ts';
import { MongoError } from 'mongodb';

const isOfFile = (error: unknown): error is NodeJS.ErrnoException & { errno: number } =>
  error instanceof Error && 'syscall' in error && 'errno' in error && typeof error.errno === 'number';

/**
 * What the user can do something about becomes one sentence.
 * @param file the backup
 */
export function plainly(error: unknown, file: string): unknown {
  if (error instanceof ConfigurationError) return error;
  if (error instanceof MongoError) return new ConfigurationError(serverSentence(error));
  if (!isOfFile(error)) return error;
  const [, words = error.message] = getSystemErrorMap().get(error.errno) ?? [];
  return new ConfigurationError(`${file} cannot be used: ${words}.`);
}
