import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Part } from './part.ts';
import { PartFailed, Supervisor } from './supervisor.ts';

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    if (await condition()) return;
    await wait(25);
  }
  throw new Error('It did not come about within 10 s.');
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the supervisor of the parts', () => {
  let folder: string;
  let supervisor: Supervisor;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'supervisor-'));
    supervisor = new Supervisor(join(folder, 'logs'));
  });
  afterEach(async () => {
    await supervisor.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A part that writes when it is ready and, on SIGTERM, when it stops. */
  const partOf = (name: string, code = ''): Part => ({
    name,
    args: [
      '--input-type=module',
      '-e',
      `import { appendFileSync, writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => { appendFileSync('${folder}/order', '${name} '); process.exit(0); });
       setInterval(() => undefined, 1000);
       writeFileSync('${folder}/${name}', String(process.pid));
       ${code}`,
    ],
    env: process.env,
    isReady: () => Promise.resolve(existsSync(`${folder}/${name}`)),
  });
  const pidOf = async (name: string): Promise<number> => Number(await readFile(`${folder}/${name}`, 'utf8'));

  it('stops the parts in the reverse order of their start, and each by itself', async () => {
    for (const name of ['database', 'api', 'site']) await supervisor.start(partOf(name));
    await supervisor.stop();
    expect(await readFile(`${folder}/order`, 'utf8')).toBe('site api database ');
  });

  it('tells which part stopped by itself, and what it said last', async () => {
    const told = expect(supervisor.failure).rejects.toThrow(
      /The api stopped by itself \(exit code 3\).\n {2}no memory left/,
    );
    const start = supervisor.start(
      partOf('api', `console.error('no memory left'); setTimeout(() => process.exit(3), 50);`),
    );
    // On a busy machine it is gone before it was seen to be ready: then the start fails with the same.
    await start.catch((error: unknown) => expect(error).toBeInstanceOf(PartFailed));
    await told;
  });

  it('does not wait for a part that cannot start', async () => {
    const broken: Part = {
      ...partOf('api'),
      args: ['-e', 'process.exit(1)'],
      isReady: () => Promise.resolve(false),
    };
    await expect(supervisor.start(broken)).rejects.toBeInstanceOf(PartFailed);
  });

  it('restarts a part without a failure', async () => {
    const part = partOf('api');
    await supervisor.start(part);
    const before = await pidOf('api');
    await supervisor.restart(part);
    await until(async () => (await pidOf('api')) !== before);
    expect(isAlive(before)).toBe(false);
    await supervisor.stop();
  });

  it('leaves nothing behind when the process that started the parts is killed', async () => {
    const file = join(folder, 'parent.ts');
    const part = JSON.stringify({ ...partOf('api'), env: {} });
    await writeFile(
      file,
      `import { Supervisor } from '${join(import.meta.dirname, 'supervisor.ts')}';
       void new Supervisor('${folder}/logs').start({ ...${part}, isReady: async () => false });`,
    );
    const parent = spawn(process.execPath, ['--conditions=@roommate/source', '--import', 'tsx', file], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    });
    await until(() => existsSync(`${folder}/api`));
    const pid = await pidOf('api');
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
    expect(await readFile(`${folder}/order`, 'utf8')).toBe('api ');
  });

  it('keeps what a part said, of this start and of the one before', async () => {
    const file = join(folder, 'logs/api.log');
    for (const word of ['first', 'second']) {
      const one = new Supervisor(join(folder, 'logs'));
      await one.start(partOf('api', `console.log('${word}');`));
      await until(async () => (await readFile(file, 'utf8')) !== '');
      await one.stop();
      await rm(join(folder, 'api'));
    }
    expect(await readFile(file, 'utf8')).toBe('second\n');
    expect(await readFile(`${file}.before`, 'utf8')).toBe('first\n');
  });
});
