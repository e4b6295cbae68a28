import { runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { runCommand } from './cli/run-command.ts';
import { restoreDatabase } from './restore-database.ts';

await runMain(() =>
  new Command('npm run restore --')
    .description('Fill a database with a backup, and compare the checksums')
    .argument('<file>', 'the backup')
    .option('--replace', 'remove everything that the database contains', false)
    .action((file: string, { replace }: { replace: boolean }) =>
      runCommand({
        title: 'Restoring',
        done: 'Restored',
        file,
        run: (uri, path, onProgress) => restoreDatabase(uri, path, { replace, onProgress }),
      }),
    )
    .parseAsync(),
);
