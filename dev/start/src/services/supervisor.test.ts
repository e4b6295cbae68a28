import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@roommate/server/testing';
import type { Service } from './service.ts';
import { ServiceError, Supervisor } from './supervisor.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the supervisor of the services', () => {
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

  /** A service that writes a file when it is ready and, on SIGTERM, when it stops. */
  const serviceOf = (name: string, code = ''): Service => ({
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

  it('stops the services one by one, in the reverse order of their start', async () => {
    for (const name of ['database', 'api', 'site']) await supervisor.start(serviceOf(name));
    await supervisor.stop();
    expect(await readFile(`${folder}/order`, 'utf8')).toBe('site api database ');
  });

  it('reports which service stopped unexpectedly, with its last output', async () => {
    const reported = expect(supervisor.failure).rejects.toThrow(
      /The api stopped unexpectedly \(exit code 3\).\n {2}no memory left/,
    );
    const start = supervisor.start(
      serviceOf('api', `console.error('no memory left'); setTimeout(() => process.exit(3), 50);`),
    );
    // On a busy machine it ends before it is seen as ready. Then the start fails with the same error.
    await start.catch((error: unknown) => expect(error).toBeInstanceOf(ServiceError));
    await reported;
  });

  it('does not wait for a service that cannot start', async () => {
    const broken: Service = {
      ...serviceOf('api'),
      args: ['-e', 'process.exit(1)'],
      isReady: () => Promise.resolve(false),
    };
    await expect(supervisor.start(broken)).rejects.toBeInstanceOf(ServiceError);
  });

  it('restarts a service without a failure', async () => {
    const service = serviceOf('api');
    await supervisor.start(service);
    const before = await pidOf('api');
    await supervisor.restart(service);
    await until(async () => (await pidOf('api')) !== before);
    expect(isAlive(before)).toBe(false);
    await supervisor.stop();
  });

  it('leaves no process when the process that started the services is killed', async () => {
    const file = join(folder, 'parent.ts');
    const service = JSON.stringify({ ...serviceOf('api'), env: {} });
    await writeFile(
      file,
      `import { Supervisor } from '${join(import.meta.dirname, 'supervisor.ts')}';
       void new Supervisor('${folder}/logs').start({ ...${service}, isReady: async () => false });`,
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

  it('keeps the output of this start and of the previous one', async () => {
    const file = join(folder, 'logs/api.log');
    for (const word of ['first', 'second']) {
      const one = new Supervisor(join(folder, 'logs'));
      await one.start(serviceOf('api', `console.log('${word}');`));
      await until(async () => (await readFile(file, 'utf8')) !== '');
      await one.stop();
      await rm(join(folder, 'api'));
    }
    expect(await readFile(file, 'utf8')).toBe('second\n');
    expect(await readFile(`${file}.before`, 'utf8')).toBe('first\n');
  });
});
