import { existsSync } from 'node:fs';
import { ConfigurationError } from './read-env.ts';
import { repositoryRoot } from './repository.ts';

/**
 * Runs the main function of a process. Before, it reads the `.env` file of the repository if it exists; existing variables
 * win. On an error it exits with 1. It prints only the message of a ConfigurationError, and other errors with their stack.
 */
export async function runMain(main: () => Promise<unknown>): Promise<void> {
  try {
    const file = `${repositoryRoot}/.env`;
    if (existsSync(file)) process.loadEnvFile(file);
    await main();
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
