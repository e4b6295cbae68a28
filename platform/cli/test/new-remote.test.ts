import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@roommate/server/env';
import { remotesIn } from '@roommate/build/remotes';
import { createRemote } from '../src/new-remote/create-remote.ts';
import { removeRemote } from '../src/new-remote/remove-remote.ts';

const run = promisify(execFile);
const name = 'mfe-house-rules';

/** Ignored folders that may be large. The copy does not contain them. */
const ignored = new Set(['.data', '.git', '.nx', 'dist', 'node_modules', 'screenshots', 'test-results']);

/** A copy of the repository, with the installed packages. */
async function copyOfRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
  await cp(repositoryRoot, folder, { recursive: true, filter: (path) => !ignored.has(basename(path)) });
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  await run('git', ['init', '-q'], { cwd: folder });
  await run('git', ['add', '-A'], { cwd: folder });
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await run('git', [...author, 'commit', '-q', '-m', 'Initial state'], { cwd: folder });
  return folder;
}

describe('a new remote', () => {
  let repository: string;
  const inCopy = (...command: string[]) =>
    run(process.execPath, command, { cwd: repository, env: { ...process.env, NODE_ENV: '' } });
  const tool = (path: string): string => join(repositoryRoot, 'node_modules', path);
  const changes = async () => (await run('git', ['status', '--porcelain'], { cwd: repository })).stdout;
  beforeAll(async () => {
    repository = await copyOfRepository();
  });
  afterAll(() => rm(repository, { recursive: true, force: true }));

  it('works, and leaves nothing behind when it is removed', async () => {
    const lockfile = await readFile(join(repository, 'package-lock.json'), 'utf8');
    const { path, devPort } = await createRemote(repository, name);
    expect(path).toBe('/house-rules');
    const others = remotesIn(repository).filter((remote) => remote.name !== name);
    expect(others.map((remote) => remote.devPort)).not.toContain(devPort);
    await expect(createRemote(repository, name)).rejects.toThrow(
      'The folder mfe-house-rules already exists.',
    );

    expect(await readFile(join(repository, 'package-lock.json'), 'utf8')).toContain(`"${name}": {`);
    // The copy lacks what npm installs in the folders of the other remotes. So only the new one is checked.
    const program = join(repository, 'tsconfig.new-remote.json');
    await writeFile(program, JSON.stringify({ extends: './tsconfig.web.json', include: [`${name}/src`] }));
    await inCopy(tool('typescript/bin/tsc'), '-p', program, '--incremental', 'false');
    await rm(program);
    await inCopy(tool('eslint/bin/eslint.js'), name, '--max-warnings', '0');
    await inCopy(tool('oxlint/bin/oxlint'), name, '--deny-warnings');
    await inCopy(tool('oxfmt/bin/oxfmt'), '--check', name);
    const { stderr } = await inCopy(tool('jest/bin/jest.js'), name);
    expect(stripVTControlCharacters(stderr)).toContain('Tests:       1 passed, 1 total');

    await removeRemote(repository, name);
    expect(await changes()).toBe('');
    expect(await readFile(join(repository, 'package-lock.json'), 'utf8')).toBe(lockfile);
  }, 360_000);

  it("is in the lockfile in npm's format", async () => {
    await createRemote(repository, name);
    const written = await readFile(join(repository, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(written) as { packages: Record<string, unknown> };
    const entry = JSON.parse(await readFile(join(repository, name, 'package.json'), 'utf8')) as object;
    expect(entry).toMatchObject(packages[name] as object);
    expect(packages[`node_modules/${name}`]).toEqual({ resolved: name, link: true });
    await removeRemote(repository, name);
  });

  it.each([
    ['mfe-dashboard', 'The folder mfe-dashboard already exists.'],
    ['mfe-faq', 'mfe-marketing already owns the path /faq: choose another name.'],
    ['mfe-login', 'The site itself uses /login: choose another name.'],
    ['mfe-a', '2 to 31 characters after mfe-.'],
    ['house-rules', 'The name must be mfe- and words in kebab-case'],
    ['mfe-../x', 'The name must be mfe- and words in kebab-case'],
    ['mfe-House', 'The name must be mfe- and words in kebab-case'],
  ])('%s is rejected: %s', async (wrong, message) => {
    await expect(createRemote(repository, wrong)).rejects.toThrow(message);
    expect(await changes()).toBe('');
  });
});
