import { repositoryRoot, runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { createRemote } from './create-remote.ts';
import { removeRemote } from './remove-remote.ts';

async function create(name: string): Promise<string> {
  const { path, devPort } = await createRemote(repositoryRoot, name);
  return [
    `${name} is ready; its first page is ${path}.`,
    `  npm run dev -w ${name}                standalone at http://localhost:${devPort}${path}`,
    `  npx jest ${name}                      its tests`,
    `  npm run release -- publish ${name}    live`,
  ].join('\n');
}

async function remove(name: string): Promise<string> {
  await removeRemote(repositoryRoot, name);
  return `${name} is removed. If it was published, take it off the site: npm run release -- retire ${name}`;
}

await runMain(() =>
  new Command('npm run new-remote --')
    .description('Create a remote, or remove one')
    .argument('<name>', 'such as mfe-house-rules')
    .option('--remove', 'remove the remote of that name')
    .showHelpAfterError()
    .action(async (name: string, options: { remove?: boolean }) =>
      console.log(await (options.remove ? remove : create)(name)),
    )
    .parseAsync(),
);
