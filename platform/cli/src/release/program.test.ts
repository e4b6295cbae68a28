import { releaseProgram, type ReleaseActions } from './program.ts';

/** Runs a command line. @returns the called actions with their arguments @throws with the message for the terminal */
async function run(line: string): Promise<unknown[][]> {
  const calls: unknown[][] = [];
  const record =
    (name: keyof ReleaseActions) =>
    (...args: unknown[]): Promise<string> => {
      // The last argument is the command itself.
      calls.push([name, ...args.slice(0, -1)]);
      return Promise.resolve('');
    };
  const program = releaseProgram({
    publish: record('publish'),
    rollback: record('rollback'),
    promote: record('promote'),
    canary: record('canary'),
    retire: record('retire'),
    list: record('list'),
    prune: record('prune'),
  });
  let message = '';
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeErr: (text) => (message += text) });
  const words = line.split(' ').filter((word) => word !== '');
  await program.parseAsync(words, { from: 'user' }).catch(() => {
    throw new Error(message);
  });
  return calls;
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
});

it.each([
  ['publish mfe-listings', ['publish', 'mfe-listings', { browserCheck: true }]],
  ['publish shell --stage', ['publish', 'shell', { stage: true, browserCheck: true }]],
  ['publish shell --no-browser-check', ['publish', 'shell', { browserCheck: false }]],
  ['rollback mfe-listings', ['rollback', 'mfe-listings', undefined, {}]],
  ['promote mfe-listings 0.1.0-ab', ['promote', 'mfe-listings', '0.1.0-ab', {}]],
  ['canary mfe-listings 0.1.0-ab --percent 10', ['canary', 'mfe-listings', '0.1.0-ab', { percent: 10 }]],
  ['list', ['list', undefined, {}]],
  ['prune', ['prune', {}]],
])('%s', async (line, expected) => expect(await run(line)).toEqual([expected]));

it.each([
  ['', ''],
  ['deploy', "unknown command 'deploy'"],
  ['toString', "unknown command 'toString'"],
  ['publish', "missing required argument 'name'"],
  ['publish ../etc', 'It must be shell or a remote such as mfe-listings.'],
  ['rollback mfe-listings ../1', 'It is not the version of a release'],
  ['canary mfe-listings --percent 1', "missing required argument 'version'"],
  ['canary mfe-listings 1', "required option '--percent <number>' not specified"],
  ['canary mfe-listings 1 --percent 101', 'It must be a number from 0 to 100.'],
  ['canary mfe-listings 1 --percent -1', 'It must be a number from 0 to 100.'],
  ['canary mfe-listings 1 --percent ten', 'It must be a number from 0 to 100.'],
  ['list --stage', "unknown option '--stage'"],
  ['publish mfe-listings 1', 'too many arguments'],
  ['list --all', "unknown option '--all'"],
])('refuses "%s" and shows the usage: %s', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message);
  await expect(run(line)).rejects.toThrow('Usage: npm run release --');
});
