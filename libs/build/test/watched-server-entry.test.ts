import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../src/repository-root.ts';

const APP = 'fixture-that-cannot-be-written';
const folder = join(repositoryRoot, 'node_modules/.cache/roommate-server-entry');

describe('the server entry in development', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, APP), '');
  });
  afterAll(() => rm(join(folder, APP)));

  it('is missing immediately after a build that cannot write its file', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--conditions=@roommate/source', 'fail-to-write.ts'],
      { cwd: join(import.meta.dirname, 'fixture'), env: { ...process.env, APP }, timeout: 60_000 },
    );
    expect(stdout).toContain('{"built":false}');
  });
});
