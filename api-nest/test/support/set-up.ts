import { startDatabase } from './start-database.ts';
import { createTokenKey } from './token-key.ts';

/** Runs once, before all files of API tests. */
export default async function setUp(): Promise<void> {
  createTokenKey();
  await startDatabase();
}
