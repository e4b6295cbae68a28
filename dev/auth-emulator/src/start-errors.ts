import { ConfigurationError } from '@roommate/server/env';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Says in one sentence why the port could not be taken. */
export const portError = (port: number) => (error: unknown) => {
  throw new ConfigurationError(
    codeOf(error) === 'EADDRINUSE'
      ? `Port ${port} is taken: stop the program that has it, or set AUTH_EMULATOR_PORT to another.`
      : `The auth emulator cannot listen on port ${port} (${codeOf(error)}).`,
  );
};

/** Says in one sentence why the accounts could not be written. */
export const folderError = (folder: string) => (error: unknown) => {
  throw new ConfigurationError(`The accounts cannot be written to ${folder} (${codeOf(error)}).`);
};
