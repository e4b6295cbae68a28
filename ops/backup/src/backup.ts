import { runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { backupDatabase } from './backup-database.ts';
import { runCommand } from './cli/run-command.ts';

await runMain(() =>
  new Command('npm run backup --')
    .description('Save the database to a new file; the product keeps running')
    .argument('<file>', 'the new file')
    .action((file: string) => runCommand({ title: 'Saving', done: 'Saved', file, run: backupDatabase }))
    .parseAsync(),
);
