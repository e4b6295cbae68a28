import { MongoError, notSupported } from '../errors.ts';
import { isDocument } from './bson-types.ts';

/** mongod's limits of nesting, of a message and of a stored document. */
export const maxNesting = { message: 200, stored: 180 } as const;

/**
 * Refuses, in all that a client sends, what cannot be kept as it is: nesting without end (Overflow, 15, as in MongoDB), on
 * which this server's own recursion would fail, and dates that JavaScript has none for.
 */
export function checkContent(value: unknown, limit: number, depth = 0): void {
  if (depth > limit) throw new MongoError(15, `exceeded maximum nested object depth: ${limit}`);
  if (value instanceof Date && Number.isNaN(value.getTime()))
    throw notSupported('A date beyond the year 275760');
  if (Array.isArray(value)) for (const item of value) checkContent(item, limit, depth + 1);
  else if (isDocument(value)) for (const field of Object.values(value)) checkContent(field, limit, depth + 1);
}
