import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { isDocument } from './bson-types.ts';

/** mongod's nesting limits for a message and for a stored document. */
export const MAX_MESSAGE_DEPTH = 200;
export const MAX_STORED_DEPTH = 180;

/**
 * Refuses what this server cannot keep unchanged. Very deep nesting (Overflow, 15, as in MongoDB) would break its own
 * recursion. JavaScript cannot represent some BSON dates.
 */
export function checkContent(value: unknown, maxDepth: number, depth = 0): void {
  if (depth > maxDepth) throw new MongoError(15, `exceeded maximum nested object depth: ${maxDepth}`);
  if (value instanceof Date && Number.isNaN(value.getTime()))
    throw notSupported('A date beyond the year 275760');
  if (Array.isArray(value)) for (const item of value) checkContent(item, maxDepth, depth + 1);
  else if (isDocument(value))
    for (const field of Object.values(value)) checkContent(field, maxDepth, depth + 1);
}
