import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@roommate/server/testing';
import type { RenderJob, WorkerSetup } from './messages.ts';
import { RenderProcess } from './render-process.ts';

const code = `exports.shared = {};
exports.start = () => undefined;
exports.render = async () => {
  const { TZ, SECRET } = process.env;
  return { html: \`<main>\${TZ}, \${SECRET}</main>\`, head: '', data: { loaderData: {} } };
};`;
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** A site that starts a process, and prints its id when it is ready. */
const site = (setup: WorkerSetup): string => `
import { RenderProcess } from ${JSON.stringify(new URL('render-process.ts', import.meta.url).href)};
const child = new RenderProcess(${JSON.stringify(setup)});
child.once('message', () => console.log(child.pid));
setInterval(() => undefined, 1000);`;

const job: RenderJob = {
  id: 1,
  url: 'http://site/',
  registry: { format: 1, remotes: {} },
  preview: null,
  savesData: false,
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a process that renders pages', () => {
  let folder: string;
  let setup: WorkerSetup;
  let started: RenderProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-process-'));
    const file = join(folder, 'server.cjs');
    await writeFile(file, code);
    setup = { apiUrl: 'http://127.0.0.1:9', shell: { file, integrity, base: '/' }, remote: null };
  });
  afterEach(() => void started?.kill('SIGKILL'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function start(): Promise<RenderProcess> {
    started = new RenderProcess(setup);
    await once(started, 'message');
    return started;
  }

  it('has limits of its memory and its time, and ends before the site if the machine lacks memory', async () => {
    const { pid } = await start();
    const limits = await readFile(`/proc/${pid}/limits`, 'utf8');
    expect(limits).toMatch(/^Max data size +402653184 /m);
    expect(limits).toMatch(/^Max cpu time +600 /m);
    expect(limits).toMatch(/^Max core file size +0 /m);
    expect(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n');
  });

  it('knows the time zone of the site and no secret', async () => {
    Object.assign(process.env, { TZ: 'Asia/Dhaka', SECRET: 'secret' });
    const child = await start();
    child.send(job);
    const [{ parts }] = (await once(child, 'message')) as [{ parts: { html: string } }];
    expect(parts.html).toBe('<main>Asia/Dhaka, undefined</main>');
    for (const name of ['TZ', 'SECRET']) Reflect.deleteProperty(process.env, name);
  });

  it('goes on after the signals that stop the site, which waits for its last pages', async () => {
    const child = await start();
    child.kill('SIGINT');
    child.kill('SIGTERM');
    child.send(job);
    expect(await once(child, 'message')).toMatchObject([{ type: 'rendered', id: 1 }]);
  });

  it('ends with the site, also after kill -9', async () => {
    const options = ['--conditions=@roommate/source', '--import', 'tsx', '--input-type=module', '--eval'];
    const parent = spawn(process.execPath, [...options, site(setup)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
    const pid = Number(line);
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => Promise.resolve(!isRunning(pid)));
  });
});
