import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { type Fixture, openFixture } from '../src/testing/fixture.ts';

describe('npm run backup and npm run restore', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  interface Outcome {
    readonly code: number;
    readonly output: string;
  }

  /** Runs a command as npm does: in the repository's root, with the user's folder in INIT_CWD. */
  function run(command: 'backup' | 'restore', args: string[], uri: string): Promise<Outcome> {
    const cwd = join(__dirname, '../../..');
    const script = join(__dirname, `../src/${command}.ts`);
    const env = { ...process.env, INIT_CWD: fixture.folder, MONGODB_URI: uri };
    return new Promise((resolve) => {
      const node = ['--conditions=@roommate/source', '--import', 'tsx', script, ...args];
      execFile(process.execPath, node, { cwd, env }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  }

  it('both commands report the same checksums', async () => {
    await fixture.client
      .db('cli-source')
      .collection('rooms')
      .insertMany([{ n: 1 }, { n: 2 }]);
    const saved = await run('backup', ['cli.gz'], fixture.uri('cli-source'));
    expect(saved).toMatchObject({ code: 0 });
    expect(saved.output).toMatch(
      /^Saved the database cli-source: 2 documents, 0\.0 MB \(file 0\.0 MB\) in \S+ s$/m,
    );
    const restored = await run('restore', ['cli.gz'], fixture.uri('cli-target'));
    expect(restored.output).toMatch(/^Restored the database cli-target: 2 documents/m);
    const line = / {2}rooms +2 documents {2}sha256 [0-9a-f]{64}/;
    expect(line.exec(restored.output)?.[0]).toBe(line.exec(saved.output)?.[0]);
    expect(await fixture.client.db('cli-target').collection('rooms').countDocuments()).toBe(2);
  });

  it.each<['backup' | 'restore', string[], string]>([
    ['backup', [], "error: missing required argument 'file'\n"],
    ['restore', [], "error: missing required argument 'file'\n"],
    ['backup', ['a', '--replace'], "error: unknown option '--replace'\n"],
  ])('%s %j fails with one line', async (command, args, message) => {
    expect(await run(command, args, fixture.uri('cli-source'))).toEqual({ code: 1, output: message });
  });

  it.each<['backup' | 'restore', string, string]>([
    ['backup', 'no-such-folder/a.gz', 'no such file or directory'],
    ['restore', '.', 'illegal operation on a directory'],
  ])('%s reports the problem of the file %s', async (command, file, reason) => {
    const { code, output } = await run(command, [file], fixture.uri('cli-source'));
    expect(output).toBe(`${join(fixture.folder, file)} cannot be used: ${reason}.\n`);
    expect(code).toBe(1);
  });

  it('reports a server that does not respond, without the password', async () => {
    const { code, output } = await run(
      'backup',
      ['unreachable.gz'],
      'mongodb://user:secret@127.0.0.1:27549/rooms',
    );
    expect(code).toBe(1);
    expect(output).toContain('No database responds at 127.0.0.1:27549 within');
    expect(output).not.toContain('secret');
  });
});
