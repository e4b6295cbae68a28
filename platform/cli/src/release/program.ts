import { Command } from 'commander';
import { appName, percentage, releaseVersion } from '../arguments.ts';
import type { releaseActions } from './actions.ts';

/** The work of each command. */
export type ReleaseActions = ReturnType<typeof releaseActions>;

const NAME = 'shell or a remote such as mfe-listings';

const print =
  <Args extends unknown[]>(action: (...args: Args) => Promise<string>) =>
  async (...args: Args): Promise<void> =>
    console.log(await action(...args));

/** The command line of `npm run release`. It refuses wrong arguments before it calls an action. */
export function releaseProgram(actions: ReleaseActions): Command {
  const program = new Command('npm run release --').showHelpAfterError();
  program
    .command('publish')
    .description('build, check and release an app')
    .argument('<name>', NAME, appName)
    .option('--stage', 'do not make it live')
    .option('--no-browser-check', 'do not open its pages in a browser')
    .action(print(actions.publish));
  program
    .command('rollback')
    .description('make the previous release live again')
    .argument('<name>', NAME, appName)
    .argument('[version]', 'another release than the previous one', releaseVersion)
    .action(print(actions.rollback));
  program
    .command('promote')
    .description('make the canary live for everybody')
    .argument('<name>', NAME, appName)
    .argument('[version]', 'another release than the canary', releaseVersion)
    .action(print(actions.promote));
  program
    .command('canary')
    .description('show a release to a share of the visitors')
    .argument('<name>', NAME, appName)
    .argument('<version>', 'a stored release', releaseVersion)
    .requiredOption('--percent <number>', 'share of the visitors; 0 ends the canary', percentage)
    .action(print(actions.canary));
  program
    .command('retire')
    .description('take a remote off the site')
    .argument('<name>', 'a remote', appName)
    .action(print(actions.retire));
  program
    .command('list')
    .description('show releases, live versions and the latest changes')
    .argument('[name]', NAME, appName)
    .option('--json', 'print the whole registry as JSON')
    .action(print(actions.list));
  program.command('prune').description('remove releases that nobody needs').action(print(actions.prune));
  return program;
}
