import { ConfigurationError } from '@roommate/server/env';
import { openDatabase } from '@roommate/seed/open-database';
import type { Product } from './product.ts';

/**
 * One sentence when the database that MONGODB_URI names cannot be used; the embedded one is not asked, since it is yet to
 * start.
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
