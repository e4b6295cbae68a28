import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { packClient } from './pack-client.ts';

/** docs/releases.md, section "The API client". */
async function publish({ publish: isReal }: { publish: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  try {
    const { name, version, archive, files } = await packClient(folder);
    console.log(files.join('\n'));
    console.log(`${name} ${version}, for version ${await apiVersion()} of the API`);
    if (!isReal) {
      console.log('This was a dry run. Add --publish to publish the package.');
      return;
    }
    execFileSync('npm', ['publish', archive], { cwd: folder, stdio: 'inherit' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function apiVersion(): Promise<string> {
  const text = await readFile(join(repositoryRoot, 'libs/api-client/openapi.json'), 'utf8');
  return (JSON.parse(text) as { info: { version: string } }).info.version;
}

await runMain(() =>
  new Command('npm run publish:client --')
    .description('Build, pack and check @roommate/api-client. Without --publish it is a dry run')
    .option('--publish', 'publish the package to the registry that npm is configured for', false)
    .action(publish)
    .parseAsync(),
);
