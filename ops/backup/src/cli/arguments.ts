import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@roommate/server/env';

export interface Arguments {
  /** Absolute. */
  readonly file: string;
  readonly replace: boolean;
}

/**
 * npm changes into the repository's root: INIT_CWD is where the user stands, from where the path counts.
 * @throws ConfigurationError with the usage
 */
export function readArguments(
  command: 'backup' | 'restore',
  args = process.argv.slice(2),
  { INIT_CWD = '.' }: NodeJS.ProcessEnv = process.env,
): Arguments {
  const usage = `npm run ${command} -- FILE${command === 'restore' ? ' [--replace]' : ''}`;
  const options: { replace?: { type: 'boolean' } } =
    command === 'restore' ? { replace: { type: 'boolean' } } : {};
  const { values, positionals } = parse(args, options, usage);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new ConfigurationError(`Which file? ${usage}`);
  return { file: resolve(INIT_CWD, file), replace: values.replace === true };
}

function parse(args: string[], options: { replace?: { type: 'boolean' } }, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true }) as {
      values: { replace?: boolean };
      positionals: string[];
    };
  } catch {
    throw new ConfigurationError(`There is an option that is not known: ${usage}`);
  }
}
