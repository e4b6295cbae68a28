import { readBuild } from '../builds/read-build.ts';
import { checkWithoutRunning } from '../checks/check-build.ts';
import { remoteWorkspace, removeFolders, shellWorkspace } from '../testing/workspaces.ts';
import { report } from './report.ts';

afterEach(removeFolders);

const reportOf = async (workspace: string): Promise<string[]> => {
  const build = await readBuild(workspace);
  return report(build, await checkWithoutRunning(build)).split('\n');
};

it('shows the checks and the sizes by kind of file, by package and of shared packages', async () => {
  const packages = {
    zod: { 'index.js': 50_000, 'core.js': 2_000 },
    '.': { 'src/routes.tsx': 900 },
    '@roommate/shell-api': { 'version.ts': 100 },
  };
  const lines = await reportOf(await remoteWorkspace('mfe-rooms', ['/a'], { packages }));
  expect(lines[0]).toMatch(/^mfe-rooms 0\.1\.0-[0-9a-f]{12}$/);
  expect(lines).toContain('  ✗ React, router and shell-api come from the shell');
  expect(lines.find((line) => line.startsWith('  scripts '))).toMatch(/^ {2}scripts +3 +2\.1 KB +0\.0 KB$/);
  expect(lines).toContain('     52.0 KB  zod');
  expect(lines).toContain('      0.9 KB  own code');
  expect(lines.at(-1)).toBe('      0.1 KB  @roommate/shell-api ^1.2.0');
});

it('shows no shared packages for the shell', async () => {
  const lines = await reportOf(await shellWorkspace());
  expect(lines.join('\n')).not.toContain('from the shell, with');
});
