import { readArguments } from './arguments.ts';

const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''));

it.each([
  ['publish mfe-listings', { command: 'publish', name: 'mfe-listings', stage: false }],
  ['publish shell --stage', { command: 'publish', name: 'shell', stage: true }],
  ['rollback mfe-listings', { command: 'rollback', name: 'mfe-listings', version: undefined }],
  ['promote mfe-listings 0.1.0-ab', { command: 'promote', name: 'mfe-listings', version: '0.1.0-ab' }],
  [
    'canary mfe-listings 0.1.0-ab --percent 10',
    { command: 'canary', name: 'mfe-listings', version: '0.1.0-ab', percent: 10 },
  ],
  ['list', { command: 'list', name: undefined, json: false }],
  ['prune', { command: 'prune' }],
])('%s', (line, expected) => expect(read(line)).toEqual(expected));

it.each([
  ['', 'A command is missing.'],
  ['deploy', 'There is no command deploy.'],
  ['toString', 'There is no command toString.'],
  ['publish', 'A name is missing.'],
  ['publish ../etc', 'The name must be shell or one such as mfe-listings.'],
  ['rollback mfe-listings ../1', 'That is no version of a release'],
  ['canary mfe-listings', 'A version is missing.'],
  ['canary mfe-listings 1', '--percent must be a number from 0 to 100.'],
  ['canary mfe-listings 1 --percent 101', '--percent must be a number from 0 to 100.'],
  ['canary mfe-listings 1 --percent -1', '--percent'],
  ['canary mfe-listings 1 --percent ten', '--percent must be a number from 0 to 100.'],
  ['list --stage', 'list has no option --stage.'],
  ['publish mfe-listings 1', 'That is too much for publish.'],
  ['list --all', "Unknown option '--all'"],
])('refuses "%s" with how it is used: %s', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
  expect(() => read(line)).toThrow('npm run release -- COMMAND');
});
