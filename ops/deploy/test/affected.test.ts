import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { repositoryRoot } from '@roommate/server/env';

const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

/** The projects that `nx affected` builds and tests after a change of these files. */
async function affectedBy(...files: string[]): Promise<string[]> {
  const args = [nx, 'show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const env = { ...process.env, NX_DAEMON: 'false' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot, env });
  return (JSON.parse(stdout) as string[]).sort();
}

it.each([
  ['mfe-listings/src/routes.tsx', ['mfe-listings']],
  ['api-nest/src/listings/listings.service.ts', ['api-nest']],
])('a change of %s affects only %j', async (file, projects) => {
  expect(await affectedBy(file)).toEqual(projects);
});

it('a change of the design system affects the shell and every remote, and not the API', async () => {
  const projects = await affectedBy('libs/ui/src/index.ts');
  expect(projects).toEqual(
    expect.arrayContaining(['mfe-dashboard', 'mfe-listings', 'mfe-marketing', 'shell']),
  );
  expect(projects).not.toContain('api-nest');
});
