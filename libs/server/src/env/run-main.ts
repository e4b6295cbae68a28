import { existsSync } from 'node:fs';
import { ConfigurationError } from './read-env.ts';
import { repositoryRoot } from './repository.ts';

/** Whether node's parseArgs refused what the user typed. */
const isOfArguments = (error: unknown): error is Error =>
  error instanceof TypeError && (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS_') === true;

/**
 * Runs a program's main function: reads `.env` of the repository if there is one (variables already set win), prints
 * a ConfigurationError, and what is wrong with the arguments, as plain sentences, any other error with its stack, and
 * exits with 1 on all.
 */
export async function runMain(main: () => Promise<unknown>): Promise<void> {
  try {
    const file = `${repositoryRoot}/.env`;
    if (existsSync(file)) process.loadEnvFile(file);
    await main();
  } catch (error) {
    console.error(error instanceof ConfigurationError || isOfArguments(error) ? error.message : error);
    process.exit(1);
  }
}
