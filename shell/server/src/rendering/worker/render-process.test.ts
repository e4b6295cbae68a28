import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderProcess } from './render-process.ts';

const rendering = (page: string): string => `exports.shared = {};
exports.start = () => undefined;
exports.render = async () => {
  ${page}
  return { html: '<main>page</main>', head: '', data: { loaderData: {} } };
};`;

describe('why a process ended', () => {
  let folder: string;
  let started: RenderProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-process-'));
  });
  afterEach(() => void started?.kill('SIGKILL'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function start(code: string): Promise<RenderProcess> {
    const file = join(folder, 'server.cjs');
    await writeFile(file, code);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    const shell = { file, integrity, base: '/' };
    started = new RenderProcess({ apiUrl: 'http://127.0.0.1:9', shell, remote: null });
    return started;
  }

  async function render(code: string): Promise<RenderProcess> {
    const process = await start(rendering(code));
    await once(process, 'message');
    const registry = { format: 1 as const, remotes: {} };
    process.send({ id: 1, url: 'http://site/', registry, preview: null, savesData: false });
    return process;
  }

  it('is its exit code, with the last lines that it wrote while it loaded', async () => {
    const { ended } = await start(`
const lines = Array.from({ length: 1000 }, (_, line) => 'line ' + line);
require('node:fs').writeSync(2, lines.join('\\n'));
process.exit(7);`);
    const text = await ended;
    expect(text).toMatch(/^It ended with exit code 7\.\n/);
    expect(text).toMatch(/\nline 998\nline 999$/);
    expect(text.length).toBeLessThan(4100);
  });

  it('is its signal', async () => {
    const { ended } = await start(`process.kill(process.pid, 'SIGKILL');`);
    expect(await ended).toBe('It ended with signal SIGKILL.');
  });

  it('has nothing that a page wrote: it could name a visitor', async () => {
    const { ended } = await render(`console.error('rahim@example.com'); process.exit(3);`);
    expect(await ended).toBe('It ended with exit code 3.');
  });

  it('can be that it closed its pipe, because it would get no jobs', async () => {
    // Later, it would notice this itself.
    const { ended } = await render(`require('node:fs').closeSync(3); await new Promise(() => undefined);`);
    expect(await ended).toBe('It ended with signal SIGKILL.');
  });

  it('is known although another process holds its pipes, and the site then closes them', async () => {
    const descriptors = () => readdir('/proc/self/fd');
    const before = await descriptors();
    // It waits until the site closes the pipe.
    const { ended } = await render(`
require('node:child_process').spawn('cat', { stdio: [3, 'ignore', 2] });
process.exit(3);`);
    expect(await ended).toBe('It ended with exit code 3.');
    expect(await descriptors()).toHaveLength(before.length);
  });

  it('is never the output of its pages: the site gets none', async () => {
    const process = await render(`
console.error('x'.repeat(1e6));
await new Promise((resolve) => process.stderr.write('x', resolve));
if (process.stderr.bytesWritten > 0) throw new Error('The site must read this.');`);
    expect(await once(process, 'message')).toMatchObject([{ type: 'rendered', id: 1 }]);
  });

  it('is not that it waited for somebody to read its output', async () => {
    const process = await render(`require('node:fs').writeSync(2, 'x'.repeat(1e6));`);
    expect(await once(process, 'message')).toMatchObject([{ type: 'rendered', id: 1 }]);
  });
});
