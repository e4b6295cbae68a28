import { ConfigurationError } from '@roommate/server/env';
import { openDatabase } from '@roommate/database';
import type { Product } from './product.ts';

/**
 * One message if the database of MONGODB_URI cannot be used. The embedded database starts later, so it is not checked.
 */
export async function databaseProblems({
  embeddedDatabase,
  mongoUri,
}: Pick<Product, 'embeddedDatabase' | 'mongoUri'>): Promise<string[]> {
  if (embeddedDatabase) return [];
  try {
    const database = await openDatabase(mongoUri);
    await database.close();
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return [error.message];
    throw error;
  }
}
