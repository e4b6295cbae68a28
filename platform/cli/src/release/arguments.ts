import { parseArgs } from 'node:util';
import { appNameSchema, releaseVersionSchema } from '@roommate/release-registry';
import { Refusal } from './registry/refusal.ts';

export const usage = `npm run release -- COMMAND
  publish NAME [--stage]                 build, check and release it; --stage: do not make it live yet
  rollback NAME [VERSION]                make the release before live again, or the named one
  promote NAME [VERSION]                 make the canary live for everybody, or the named release
  canary NAME VERSION --percent 10       give a release to a share of the visitors; 0 ends it
  retire NAME                            take a remote off the site
  list [NAME] [--json]                   what is released, what is live, who did what
  prune                                  remove what nobody needs
NAME is shell or a remote such as mfe-listings.`;

/** What the command line says. */
export type Command =
  | { command: 'publish'; name: string; stage: boolean }
  | { command: 'rollback' | 'promote'; name: string; version: string | undefined }
  | { command: 'canary'; name: string; version: string; percent: number }
  | { command: 'list'; name: string | undefined; json: boolean }
  | { command: 'retire'; name: string }
  | { command: 'prune' };

const wrong = (sentence: string): Refusal => new Refusal(`${sentence}\n\n${usage}`);

const options = {
  stage: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  percent: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const nameOf = (text: string | undefined): string => {
  if (appNameSchema.safeParse(text).success && text !== undefined) return text;
  throw wrong(
    text === undefined ? 'A name is missing.' : 'The name must be shell or one such as mfe-listings.',
  );
};

const versionOf = (text: string | undefined): string | undefined => {
  if (text === undefined || releaseVersionSchema.safeParse(text).success) return text;
  throw wrong('That is no version of a release: npm run release -- list shows them.');
};

function percentOf(text: string | undefined): number {
  const percent = Number(text);
  if (text !== undefined && /^\d{1,3}(\.\d+)?$/.test(text) && percent <= 100) return percent;
  throw wrong('--percent must be a number from 0 to 100.');
}

/** The options that each command takes. */
const allowed: Record<Command['command'], readonly (keyof typeof options)[]> = {
  publish: ['stage'],
  rollback: [],
  promote: [],
  canary: ['percent'],
  retire: [],
  list: ['json'],
  prune: [],
};

const isCommand = (text: string): text is Command['command'] => Object.hasOwn(allowed, text);

/** @throws Refusal that says what is wrong and how it is used */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [command = '', first, second, ...rest] = positionals;
  if (!isCommand(command))
    throw wrong(command === '' ? 'A command is missing.' : `There is no command ${command}.`);
  for (const option of ['stage', 'json', 'percent'] as const) {
    const given = values[option] !== undefined && values[option] !== false;
    if (given && !allowed[command].includes(option)) throw wrong(`${command} has no option --${option}.`);
  }
  const most = { publish: 1, rollback: 2, promote: 2, canary: 2, retire: 1, list: 1, prune: 0 }[command];
  if (positionals.length - 1 > most || rest.length > 0) throw wrong(`That is too much for ${command}.`);
  switch (command) {
    case 'publish':
      return { command, name: nameOf(first), stage: values.stage };
    case 'rollback':
    case 'promote':
      return { command, name: nameOf(first), version: versionOf(second) };
    case 'canary': {
      const version = versionOf(second);
      if (version === undefined) throw wrong('A version is missing.');
      return { command, name: nameOf(first), version, percent: percentOf(values.percent) };
    }
    case 'list':
      return { command, name: first === undefined ? undefined : nameOf(first), json: values.json };
    case 'retire':
      return { command, name: nameOf(first) };
    case 'prune':
      return { command };
  }
}
